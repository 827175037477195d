import { type FormEvent, useCallback, useState } from "react";
import { useNavigate } from "react-router";
import { HONEYPOT_FIELD } from "#contract/clients/forms.ts";
import type { FieldErrors, Problem } from "#contract/http/problem.ts";
import type { SavedForm } from "./answers.store.ts";
import type { SentField } from "./fields.ts";
import type { Receipt } from "./send-form.ts";
import type { SteppedForm } from "./stepped-form.ts";
import { toSuccessPath } from "./steps.ts";
import { useSubmission } from "./use-submission.ts";

type Sending<Form extends SavedForm> = {
  form: SteppedForm<Form>;
  /** Fields of the body that only the last step knows. */
  toMore?: (answers: Form) => readonly SentField[];
  /** Waits for open uploads; a message that it resolves to prevents sending. */
  settle?: () => Promise<FieldErrors | undefined>;
  /** Called when the server rejected some answers. */
  onRefused?: (problem: Problem) => void;
};

const NO_ERRORS: FieldErrors = {};

/** Sends a whole form from its last step: for `SendingForm`, and its errors for the page. */
export function useSending<Form extends SavedForm>({
  form,
  toMore = () => [],
  settle,
  onRefused,
}: Sending<Form>) {
  const { url, toBody, attempt, captcha, receipt, steps, store } = form;
  const navigate = useNavigate();
  const [errors, setErrors] = useState(NO_ERRORS);
  const onStored = useCallback(
    (stored: Receipt) => {
      receipt.save(stored);
      navigate(toSuccessPath(steps), { replace: true });
    },
    [receipt, steps, navigate],
  );
  const { state, send } = useSubmission({ url, attempt, captcha, onStored, onRefused });

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const trap = new FormData(event.currentTarget).get(HONEYPOT_FIELD);
    const unsettled = await settle?.();
    if (unsettled) {
      setErrors(unsettled);
      return;
    }
    const answers = store.getState();
    // Another tab has just sent them: this one is being redirected to the receipt.
    if (answers.lastFilledStep === 0) return;
    // Each step was validated on Continue; now the server decides.
    const refused = await send([
      ...toBody(answers),
      ...toMore(answers),
      [HONEYPOT_FIELD, String(trap ?? "")],
    ]);
    setErrors(refused ? toSummaryErrors(refused) : NO_ERRORS);
  }

  return { form, errors, state, submit };
}

/** Maps errors inside a list of fields to the list: the summary shows one row for it. */
export function toSummaryErrors(errors: FieldErrors): FieldErrors {
  const summary: FieldErrors = {};
  for (const [field, texts] of Object.entries(errors)) {
    const name = field.replace(/\..*/, "");
    summary[name] = [...new Set([...(summary[name] ?? []), ...texts])];
  }
  return summary;
}
