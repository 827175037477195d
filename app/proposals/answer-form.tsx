import { type FormEvent, useEffect, useState } from "react";
import { Link } from "react-router";
import { HONEYPOT_FIELD } from "#contract/forms.ts";
import type { FieldErrors } from "#contract/problem.ts";
import { Button } from "#design/button.tsx";
import { useCaptchaAhead } from "#platform/captcha/use-captcha-ahead.ts";
import { Honeypot } from "#platform/forms/honeypot.tsx";
import type { Receipt } from "#platform/forms/send-form.ts";
import { SubmissionNotice } from "#platform/forms/submission-notice.tsx";
import { useSubmission } from "#platform/forms/use-submission.ts";
import { getProposalAttempt, proposalCaptcha } from "./proposal-sending.ts";

export type AnswerFormProps = {
  proposal_id: string;
  /** The chosen members. */
  ids: readonly number[];
  onStored: (receipt: Receipt, ids: readonly number[]) => void;
  /** The proposal is not what this page shows any more; the message says how. */
  onOutdated: (message: string) => void;
};

const NO_ERRORS: FieldErrors = {};

/** Sends the choice. Whatever goes wrong, the choice stays. */
export function AnswerForm({ proposal_id, ids, onStored, onOutdated }: AnswerFormProps) {
  const [errors, setErrors] = useState(NO_ERRORS);
  const { state, send } = useSubmission({
    url: "/api/forms/proposal",
    attempt: getProposalAttempt(proposal_id),
    captcha: proposalCaptcha,
    onStored: (receipt) => onStored(receipt, ids),
  });
  useCaptchaAhead(proposalCaptcha);

  // The first try had reached us after all, with another choice: what it said stands.
  const stands = state.kind === "other-answers" ? state.message : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each such answer
  useEffect(() => {
    if (stands) onOutdated(stands);
  }, [stands]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const trap = new FormData(event.currentTarget).get(HONEYPOT_FIELD);
    const refused = await send([
      ["proposal_id", proposal_id],
      ...ids.map((id, index) => [`members[${index}][member_id]`, String(id)] as const),
      [HONEYPOT_FIELD, String(trap ?? "")],
    ]);
    setErrors(refused ?? NO_ERRORS);
    const [message] = Object.entries(refused ?? {}).flatMap(([field, texts]) =>
      field === HONEYPOT_FIELD ? [] : texts,
    );
    if (message) onOutdated(message);
  }

  return (
    <form onSubmit={submit} noValidate>
      <Honeypot errors={errors} />
      {state.kind === "failed" ? (
        <SubmissionNotice title="Your answer was not sent" message={state.message} />
      ) : null}
      <Button type="submit" pending={state.kind === "sending"} className="w-full">
        {state.kind === "failed" ? "Try again" : "Send answer"}
      </Button>
      <p className="mt-3 text-center text-ink-soft text-sm">
        A proposal is answered once. Our{" "}
        <Link to="/privacy" className="link">
          privacy policy
        </Link>{" "}
        says how we use it.
      </p>
    </form>
  );
}
