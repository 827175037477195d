import { useCallback, useRef, useState } from "react";
import type { FieldErrors, Problem } from "#contract/http/problem.ts";
import type { CaptchaClient } from "../captcha/captcha-client.ts";
import type { AttemptStore } from "./attempt.store.ts";
import { type Receipt, sendForm } from "./send-form.ts";

export type SubmissionState =
  | { kind: "idle" }
  | { kind: "sending" }
  | { kind: "failed" | "other-answers"; message: string };

type Submission = {
  url: string;
  attempt: AttemptStore;
  captcha: CaptchaClient;
  /** The form is stored. */
  onStored: (receipt: Receipt) => void;
  /** Answers are invalid: the whole problem; `send` resolves to its errors. */
  onRefused?: ((problem: Problem) => void) | undefined;
};

type Fields = readonly (readonly [name: string, value: string])[];

/**
 * Sends a form once, however often the button is pressed, and exposes the outcome. `send` resolves
 * to the errors by field when answers are invalid.
 */
export function useSubmission({ url, attempt, captcha, onStored, onRefused }: Submission) {
  const [state, setState] = useState<SubmissionState>({ kind: "idle" });
  const isUnderWay = useRef(false);

  const send = useCallback(
    async (fields: Fields): Promise<FieldErrors | undefined> => {
      if (isUnderWay.current) return undefined;
      isUnderWay.current = true;
      setState({ kind: "sending" });
      const outcome = await sendForm({ url, fields, key: attempt.getKey(), captcha });
      if (outcome.kind === "stored") {
        // The button stays busy until the next page is shown.
        onStored(outcome.receipt);
        return undefined;
      }
      isUnderWay.current = false;
      if (outcome.kind !== "refused") {
        setState(outcome);
        return undefined;
      }
      setState({ kind: "idle" });
      onRefused?.(outcome.problem);
      return outcome.errors;
    },
    [url, attempt, captcha, onStored, onRefused],
  );

  return { state, send };
}
