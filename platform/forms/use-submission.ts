import { useCallback, useRef, useState } from "react";
import type { FieldErrors } from "#contract/problem.ts";
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
};

type Fields = readonly (readonly [name: string, value: string])[];

/**
 * Sends a form once, however often the button is pressed, and says how it went. `send` resolves to
 * the errors by field when answers do not hold.
 */
export function useSubmission({ url, attempt, captcha, onStored }: Submission) {
  const [state, setState] = useState<SubmissionState>({ kind: "idle" });
  const isUnderWay = useRef(false);

  const send = useCallback(
    async (fields: Fields): Promise<FieldErrors | undefined> => {
      if (isUnderWay.current) return undefined;
      isUnderWay.current = true;
      setState({ kind: "sending" });
      const outcome = await sendForm({ url, fields, key: attempt.getKey(), captcha });
      if (outcome.kind === "stored") {
        // The button stays busy until the next page is there.
        onStored(outcome.receipt);
        return undefined;
      }
      isUnderWay.current = false;
      setState(outcome.kind === "refused" ? { kind: "idle" } : outcome);
      return outcome.kind === "refused" ? outcome.errors : undefined;
    },
    [url, attempt, captcha, onStored],
  );

  return { state, send };
}
