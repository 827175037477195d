import { type InterviewChange, InterviewChangeSchema } from "#contract/clients/interview.ts";
import {
  INTERVIEW_CONTROLS,
  type InterviewSide,
  NO_TIME,
} from "#contract/clients/interview-terms.ts";
import type { FieldErrors } from "#contract/http/problem.ts";
import { toFormValues } from "#platform/forms/form-values.ts";
import { handleSubmittedForm } from "#platform/forms/submitted-form.server.ts";
import type { InputValues } from "#platform/forms/use-step-form.ts";
import { toFieldErrors } from "#platform/http/field-errors.ts";
import type { Services } from "#services/services.server.ts";
import { changeInterview } from "../changes/interview-changes.service.server.ts";
import type { InterviewKey } from "../interviews.repository.server.ts";

const { intent, time } = INTERVIEW_CONTROLS;

/** Does what a form of an interview's page asks for. */
export function handleSubmittedInterview(
  services: Services,
  { key, side }: { key: InterviewKey; side: InterviewSide },
  request: Request,
) {
  return handleSubmittedForm<{ kind: InterviewChange["intent"] }>(request, async (read) => {
    const parsed = parseChange(await read());
    if ("errors" in parsed) return parsed;
    await changeInterview(services, key, { side, staff: null }, parsed.change);
    return { kind: parsed.change.intent };
  });
}

/** The answer to proposed times is one form: a time confirms it, none of them declines. */
function parseChange(input: InputValues): { change: InterviewChange } | { errors: FieldErrors } {
  const isAnswer = input[intent] === "answer";
  if (isAnswer && !input[time]) {
    return { errors: { [time]: ["Choose a time, or say that none suits"] } };
  }
  const answer = input[time] === NO_TIME ? "decline" : "confirm";
  const values = toFormValues(Object.entries(input));
  const parsed = InterviewChangeSchema.safeParse(isAnswer ? { ...values, intent: answer } : values);
  return parsed.success ? { change: parsed.data } : { errors: toFieldErrors(parsed.error) };
}
