import type { FieldErrors } from "#contract/http/problem.ts";
import { PublicError } from "../errors.ts";
import type { PageFormState } from "./page-form-state.ts";
import { readSubmittedFields } from "./submitted-fields.server.ts";
import type { InputValues } from "./use-step-form.ts";

export type SubmissionState = Pick<PageFormState, "input" | "errors" | "problem">;

/** The form is shown again. */
export type OpenForm<State = SubmissionState> = {
  kind: "open";
  state: State;
  status: number;
  /** Seconds. */
  retryAfter: number | undefined;
};

/**
 * Does what the form asks for: it is done, or has errors by field.
 * @param read parses the body; limits are counted before
 */
type Apply<Done> = (read: () => Promise<InputValues>) => Promise<Done | { errors: FieldErrors }>;

/**
 * Handles a form that the page of a secret link posts to itself. After an error that the visitor may
 * read, the form is shown again with what was typed.
 * @param readFields for a form that is not text alone
 */
export async function handleSubmittedForm<Done extends { kind: string }>(
  request: Request,
  apply: Apply<Done>,
  readFields: (request: Request) => Promise<[string, string][]> = readSubmittedFields,
): Promise<Done | OpenForm> {
  let input: InputValues = {};
  const read = async () => {
    input = Object.fromEntries(await readFields(request));
    return input;
  };
  try {
    const outcome = await apply(read);
    if (!("errors" in outcome)) return outcome;
    const state = { input, errors: outcome.errors };
    return { kind: "open", state, status: 422, retryAfter: undefined };
  } catch (error) {
    if (!(error instanceof PublicError)) throw error;
    const { message, status, retryAfter } = error;
    const problem = message.endsWith(".") ? message : `${message}.`;
    return { kind: "open", state: { input, errors: {}, problem }, status, retryAfter };
  }
}
