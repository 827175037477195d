import type { FormEvent, ReactNode } from "react";
import type { FieldErrors } from "#contract/problem.ts";
import { Button } from "#design/button.tsx";
import { Honeypot } from "./honeypot.tsx";
import { SubmissionNotice } from "./submission-notice.tsx";
import type { SubmissionState } from "./use-submission.ts";

type SendingFormProps = {
  /** From `useSending`. */
  sending: {
    form: { noun: string; attempt: { forget(): void } };
    errors: FieldErrors;
    state: SubmissionState;
    submit: (event: FormEvent<HTMLFormElement>) => void;
  };
  /** Text of the button; "Send request" for a form whose noun is "request". */
  action?: string;
  /** Consents and sentences above the button. */
  children: ReactNode;
};

/** The end of a form: its button, and why it was not sent. Nothing that was typed is lost here. */
export function SendingForm({ sending, action, children }: SendingFormProps) {
  const { form, errors, state, submit } = sending;
  const { noun, attempt } = form;
  return (
    <form onSubmit={submit} noValidate className="mt-10">
      <Honeypot errors={errors} />
      {children}
      {state.kind === "failed" ? (
        <SubmissionNotice title={`Your ${noun} was not sent`} message={state.message} />
      ) : null}
      {state.kind === "other-answers" ? (
        <>
          <SubmissionNotice title={`You have sent this ${noun} before`} message={state.message} />
          <Button type="submit" onClick={() => attempt.forget()}>
            Send as a new {noun}
          </Button>
        </>
      ) : (
        <Button type="submit" pending={state.kind === "sending"}>
          {state.kind === "failed" ? "Try again" : (action ?? `Send ${noun}`)}
        </Button>
      )}
    </form>
  );
}
