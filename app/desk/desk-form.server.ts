import { data } from "react-router";
import type { z } from "zod";
import type { FieldErrors } from "#contract/http/problem.ts";
import { PublicError } from "#platform/errors.ts";
import type { InputValues } from "#platform/forms/use-step-form.ts";
import { toFieldErrors } from "#platform/http/field-errors.ts";
import { toWaitHeaders } from "#platform/http/wait-headers.server.ts";
import type { DeskFormState } from "./desk-form-state.ts";

/**
 * The fields of a form that was posted to a page of the desk; of two with one name the last one
 * counts. The size of the body was limited at admission.
 * @throws a response with status 400 or 415
 */
export async function readDeskForm(request: Request): Promise<InputValues> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^application\/x-www-form-urlencoded\b/i.test(type)) {
    throw data("Send the form as application/x-www-form-urlencoded.", { status: 415 });
  }
  const fields = [...new URLSearchParams(await request.text())];
  if (fields.some((field) => field.join("").includes("\u0000"))) {
    throw data("The form contains a character that can't be stored.", { status: 400 });
  }
  return Object.fromEntries(fields);
}

/** What was typed, without secrets: a page never shows those again. */
function withoutSecrets({
  password,
  new_password,
  code,
  passkey,
  ...shown
}: InputValues): InputValues {
  return shown;
}

/**
 * Validates a form and does what it asks for. What is wrong with it comes back as the state of the
 * form, with the status of the error, and in other words where the form needs them.
 */
export async function handleDeskForm<Schema extends z.ZodType, Result>(
  input: InputValues,
  schema: Schema,
  run: (answers: z.output<Schema>) => Promise<Result>,
  toWords = (errors: FieldErrors): FieldErrors => errors,
) {
  const answers = schema.safeParse(input);
  const fail = (state: Omit<DeskFormState, "input">, init: ResponseInit) =>
    data<DeskFormState>({ input: withoutSecrets(input), ...state }, init);
  if (!answers.success)
    return fail({ errors: toWords(toFieldErrors(answers.error)) }, { status: 422 });
  try {
    return await run(answers.data);
  } catch (error) {
    if (!(error instanceof PublicError)) throw error;
    const { status, errors, message, retryAfter } = error;
    const init = { status, headers: toWaitHeaders(retryAfter) };
    return errors
      ? fail({ errors: toWords(errors) }, init)
      : fail({ errors: {}, problem: message }, init);
  }
}
