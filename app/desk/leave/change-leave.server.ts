import { data, redirect } from "react-router";
import { LeaveChangeSchema, type NewLeave } from "#contract/desk/leave.ts";
import type { InputValues } from "#platform/forms/use-step-form.ts";
import type { Services } from "#services/services.server.ts";
import type { CurrentStaff } from "#services/staff/current-staff.server.ts";
import type { DeskCall } from "../calls/desk-calls.repository.server.ts";
import { type FreeHost, listFreeHosts } from "../calls/give-calls-away.service.server.ts";
import { handleDeskForm } from "../desk-form.server.ts";
import { AffectedCallsError, toConfirmed } from "../hosts/host-changes.service.server.ts";
import { enterLeave, finishLeave } from "./leaves.service.server.ts";

/** Calls of a leave that were not shown yet, with who could have each. */
export type AffectedByLeave = {
  input: InputValues;
  calls: readonly DeskCall[];
  hosts: readonly FreeHost[];
  confirmed: string;
};

/** Enters or ends a leave as a posted form asks. */
export function changeSubmittedLeave(
  deps: Pick<Services, "db" | "queue" | "env" | "clock">,
  staff: CurrentStaff,
  input: InputValues,
) {
  return handleDeskForm(input, LeaveChangeSchema, async (change) => {
    if (change.intent === "end") {
      await finishLeave(deps, staff.id, change.id);
      return redirect("/desk/leave?done=end", 303);
    }
    return enter(deps, staff, input, change);
  });
}

async function enter(
  deps: Pick<Services, "db" | "queue" | "env" | "clock">,
  staff: CurrentStaff,
  input: InputValues,
  leave: NewLeave,
) {
  try {
    const given = await enterLeave(deps, staff.id, leave);
    return data({ given });
  } catch (error) {
    if (!(error instanceof AffectedCallsError)) throw error;
    const { calls } = error;
    const hosts = await listFreeHosts(deps.db, calls, deps.clock());
    const affected: AffectedByLeave = { input, calls, hosts, confirmed: toConfirmed(calls) };
    return data({ affected }, { status: 409 });
  }
}
