import { data } from "react-router";
import type { RequestEvent } from "#app/requests/thread/thread-entries.repository.server.ts";
import { DeskCallChangeSchema } from "#contract/calls/desk-call.ts";
import type { FieldErrors } from "#contract/http/problem.ts";
import { PublicError } from "#platform/errors.ts";
import { toFieldErrors } from "#platform/http/field-errors.ts";
import { parseReference } from "#platform/secrets/reference.server.ts";
import { retryEmails } from "#services/email/email.server.ts";
import type { Services } from "#services/services.server.ts";
import type { CurrentStaff } from "#services/staff/current-staff.server.ts";
import { ChangedMeanwhileError } from "../requests/changed-meanwhile-error.ts";
import { toRouteError } from "../route-error.server.ts";
import { changeDeskCall, UnconfirmedError } from "./desk-call-changes.service.server.ts";

/** What became of a form of a call's page. */
export type CallOutcome =
  | { kind: "done"; intent: string }
  | { kind: "invalid"; errors: FieldErrors }
  | { kind: "conflict"; message: string; events: readonly RequestEvent[] }
  /** What speaks against it, until that is accepted. */
  | { kind: "unconfirmed"; conflicts: readonly string[] };

/** Changes a call as a posted form asks. */
export async function changeSubmittedCall(
  deps: Pick<Services, "db" | "queue" | "env" | "clock">,
  staff: CurrentStaff,
  reference: string,
  form: FormData,
) {
  if (form.get("intent") === "retry-emails") {
    await retryEmails(deps.queue);
    return data<CallOutcome>({ kind: "done", intent: "retry-emails" });
  }
  const parsed = DeskCallChangeSchema.safeParse(Object.fromEntries(form));
  if (!parsed.success) return toInvalid(toFieldErrors(parsed.error));
  try {
    await changeDeskCall(deps, staff, parseReference(reference), parsed.data);
  } catch (error) {
    if (error instanceof ChangedMeanwhileError) {
      const { message, events } = error;
      return data<CallOutcome>({ kind: "conflict", message, events }, { status: 409 });
    }
    if (error instanceof UnconfirmedError) {
      const { conflicts } = error;
      return data<CallOutcome>({ kind: "unconfirmed", conflicts }, { status: 409 });
    }
    if (error instanceof PublicError && error.errors) return toInvalid(error.errors);
    throw toRouteError(error);
  }
  return data<CallOutcome>({ kind: "done", intent: parsed.data.intent });
}

function toInvalid(errors: FieldErrors) {
  return data<CallOutcome>({ kind: "invalid", errors }, { status: 422 });
}
