import { data } from "react-router";
import type { RequestEvent } from "#app/requests/thread/thread-entries.repository.server.ts";
import { RequestChangeSchema } from "#contract/desk/desk-request.ts";
import type { FieldErrors } from "#contract/http/problem.ts";
import { PublicError } from "#platform/errors.ts";
import { toEnteredErrors } from "#platform/forms/entered-fields.ts";
import { toFieldErrors } from "#platform/http/field-errors.ts";
import { parseReference } from "#platform/secrets/reference.server.ts";
import type { Services } from "#services/services.server.ts";
import type { CurrentStaff } from "#services/staff/current-staff.server.ts";
import { toRouteError } from "../route-error.server.ts";
import { ChangedMeanwhileError } from "./changed-meanwhile-error.ts";
import { changeRequest } from "./request-changes.service.server.ts";

/** What became of a form of a request's page. */
export type ChangeOutcome =
  | { kind: "done"; intent: string; version?: number }
  | {
      kind: "invalid";
      errors: FieldErrors;
      /** The text of a note, which a page without JavaScript shows again. */
      note?: string;
    }
  | { kind: "conflict"; message: string; events: readonly RequestEvent[] };

/** Changes a request as a posted form asks. */
export async function changeSubmittedRequest(
  deps: Pick<Services, "db" | "queue" | "env" | "clock">,
  staff: CurrentStaff,
  reference: string,
  form: FormData,
) {
  const parsed = RequestChangeSchema.safeParse(Object.fromEntries(form));
  if (!parsed.success) return toInvalid(toEnteredErrors(toFieldErrors(parsed.error)));
  try {
    const version = await changeRequest(deps, staff, parseReference(reference), parsed.data);
    return data<ChangeOutcome>({ kind: "done", intent: parsed.data.intent, version });
  } catch (error) {
    if (error instanceof ChangedMeanwhileError) {
      const { message, events } = error;
      return data<ChangeOutcome>({ kind: "conflict", message, events }, { status: 409 });
    }
    if (error instanceof PublicError && error.errors) {
      const { data: change } = parsed;
      return toInvalid(error.errors, change.intent === "note" ? change.body : undefined);
    }
    throw toRouteError(error);
  }
}

/**
 * The response to a form with errors.
 * @param note its text, where the form is a note
 */
export function toInvalid(errors: FieldErrors, note?: string) {
  const invalid = { kind: "invalid", errors } as const;
  return data<ChangeOutcome>(note === undefined ? invalid : { ...invalid, note }, { status: 422 });
}
