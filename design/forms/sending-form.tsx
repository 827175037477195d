import { type FormEvent, type ReactNode, useEffect, useId } from "react";
import type { FieldErrors } from "#contract/http/problem.ts";
import type { SubmissionState } from "#platform/forms/use-submission.ts";
import { Button } from "../buttons/button.tsx";
import { Honeypot } from "./honeypot.tsx";
import { RecaptchaTerms } from "./recaptcha-terms.tsx";
import { SubmissionNotice } from "./submission-notice.tsx";

type SendingFormProps = {
  /** From `useSending`. */
  sending: {
    form: {
      noun: string;
      attempt: { forget(): void };
      captcha: { begin(): void };
    };
    errors: FieldErrors;
    state: SubmissionState;
    submit: (event: FormEvent<HTMLFormElement>) => void;
  };
  /** Text of the button; "Send request" for a form whose noun is "request". */
  action?: string;
  /** Nothing was chosen that could be sent along: the button is no more than a way on. */
  isQuiet?: boolean;
  /** Controls outside the form, so that Enter there sends nothing. */
  before?: ReactNode;
  /** Consents and sentences above the button. */
  children: ReactNode;
};

/** The end of a form: its button, and why it was not sent. No input is lost here. */
export function SendingForm({ sending, action, isQuiet, before, children }: SendingFormProps) {
  const { form, errors, state, submit } = sending;
  const { noun, attempt, captcha } = form;
  const id = useId();
  // With the code that sending needs, which another build may not have later.
  useEffect(() => captcha.begin(), [captcha]);
  return (
    <div>
      {before}
      <form id={id} onSubmit={submit} noValidate className="mt-10">
        <Honeypot errors={errors} />
        {children}
        {state.kind === "failed" ? (
          <SubmissionNotice title={`Your ${noun} wasn't sent`} message={state.message} />
        ) : null}
        {state.kind === "other-answers" ? (
          <SubmissionNotice title={`You've already sent this ${noun}`} message={state.message} />
        ) : null}
      </form>
      <div>
        {state.kind === "other-answers" ? (
          <Button type="submit" form={id} onClick={() => attempt.forget()}>
            Send as a new {noun}
          </Button>
        ) : (
          <Button
            type="submit"
            form={id}
            pending={state.kind === "sending"}
            variant={isQuiet ? "quiet" : "primary"}
            className={isQuiet ? "-ml-6 text-blue underline" : undefined}
          >
            {state.kind === "failed" ? "Try again" : (action ?? `Send ${noun}`)}
          </Button>
        )}
      </div>
      <RecaptchaTerms />
    </div>
  );
}
