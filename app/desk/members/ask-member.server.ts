import { data } from "react-router";
import {
  askAllDue,
  askForAvailability,
} from "#app/availability/ask-availability.service.server.ts";
import { PublicError } from "#platform/errors.ts";
import type { Services } from "#services/services.server.ts";
import type { CurrentStaff } from "#services/staff/current-staff.server.ts";

/** What became of asking a member. */
export type AskOutcome = { kind: "done" } | { kind: "refused"; message: string };

/** Asks a member about availability as staff asked for. */
export async function askMember(services: Services, staff: CurrentStaff, slug: string) {
  try {
    await askForAvailability(services, staff, slug);
    return data<AskOutcome>({ kind: "done" });
  } catch (error) {
    if (!(error instanceof PublicError)) throw error;
    const { message, status } = error;
    if (status === 404) throw data(message, { status });
    return data<AskOutcome>({ kind: "refused", message }, { status });
  }
}

export type AskAllOutcome = { kind: "done"; asked: number };

/** Asks all members whose availability is old. */
export async function askAllMembers(services: Services, staff: CurrentStaff, form: FormData) {
  if (form.get("intent") !== "ask-all") throw data("Choose what to do.", { status: 422 });
  return data<AskAllOutcome>({ kind: "done", asked: await askAllDue(services, staff) });
}
