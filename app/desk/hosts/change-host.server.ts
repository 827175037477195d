import { data } from "react-router";
import { HostChangeSchema } from "#contract/calls/desk-host.ts";
import type { FieldErrors } from "#contract/http/problem.ts";
import { PublicError } from "#platform/errors.ts";
import { toFieldErrors } from "#platform/http/field-errors.ts";
import type { Services } from "#services/services.server.ts";
import type { CurrentStaff } from "#services/staff/current-staff.server.ts";
import type { DeskCall } from "../calls/desk-calls.repository.server.ts";
import { toRouteError } from "../route-error.server.ts";
import {
  AffectedCallsError,
  changeHost,
  type HostChanged,
  toConfirmed,
} from "./host-changes.service.server.ts";

/** What became of a form of the page of hosts. */
export type HostOutcome =
  | ({ kind: "done"; intent: string } & HostChanged)
  | { kind: "invalid"; errors: FieldErrors }
  | { kind: "affected"; calls: readonly DeskCall[]; confirmed: string };

/** Changes a host as a posted form asks. */
export async function changeSubmittedHost(
  deps: Pick<Services, "db" | "queue" | "env" | "clock">,
  staff: CurrentStaff,
  form: FormData,
) {
  const parsed = HostChangeSchema.safeParse(Object.fromEntries(form));
  if (!parsed.success) {
    const errors = toFieldErrors(parsed.error);
    return data<HostOutcome>({ kind: "invalid", errors }, { status: 422 });
  }
  try {
    const changed = await changeHost(deps, staff, parsed.data);
    return data<HostOutcome>({ kind: "done", intent: parsed.data.intent, ...changed });
  } catch (error) {
    if (error instanceof AffectedCallsError) {
      const { calls } = error;
      const affected = { kind: "affected", calls, confirmed: toConfirmed(calls) } as const;
      return data<HostOutcome>(affected, { status: 409 });
    }
    // A colleague was faster: the page is read again.
    if (error instanceof PublicError && (error.status === 404 || error.errors)) {
      const errors = error.errors ?? { host: [error.message] };
      return data<HostOutcome>({ kind: "invalid", errors }, { status: error.status });
    }
    throw toRouteError(error);
  }
}
