import { BookBodySchema, CancelBodySchema } from "#contract/calls/booking.ts";
import { PAGE_FORM_FIELDS } from "#contract/clients/forms.ts";
import type { FieldErrors } from "#contract/http/problem.ts";
import { PublicError } from "#platform/errors.ts";
import { readTextFields } from "#platform/forms/multipart.server.ts";
import type { InputValues } from "#platform/forms/use-step-form.ts";
import type { Services } from "#services/services.server.ts";
import {
  cancelCallByToken,
  confirmCallByToken,
  moveCallByToken,
  setReminderByToken,
} from "../calls/call-changes.service.server.ts";
import { CALL_CONTROLS, findCallFaults } from "../form-step/plain-call.ts";
import { bookInvitedCall } from "../invitations/book-invited.service.server.ts";

const NOTHING_CHOSEN = {
  book: "Choose the time of the call",
  move: "Choose the new time of the call",
};
const REOPEN = "Open the link from our email again";

export type ChangeState = {
  input: InputValues;
  errors: FieldErrors;
  /** Why nothing was changed, where no control is to blame. */
  problem?: string;
  nearest?: string[];
};

export type SubmittedChange =
  | { kind: "booked" | "confirmed" | "moved" | "cancelled" | "reminder" }
  | { kind: "open"; state: ChangeState; status: number };

/**
 * Confirms a call, or books, moves or cancels it by the form that a browser without JavaScript posts
 * to its page.
 */
export async function changeSubmittedCall(
  services: Services,
  token: string,
  request: Request,
): Promise<SubmittedChange> {
  let input: InputValues = {};
  try {
    input = Object.fromEntries(await readTextFields(request));
    return await change(services, token, input);
  } catch (error) {
    if (!(error instanceof PublicError)) throw error;
    const { status, message, members } = error;
    if (!Array.isArray(members.nearest)) {
      return { kind: "open", state: { input, errors: {}, problem: message }, status };
    }
    const errors = { [CALL_CONTROLS.slot]: [message] };
    const nearest = members.nearest.map(String);
    return { kind: "open", state: { input, errors, nearest }, status };
  }
}

async function change(
  services: Services,
  token: string,
  input: InputValues,
): Promise<SubmittedChange> {
  const sequence = Number(input.sequence ?? Number.NaN);
  const intent = input[PAGE_FORM_FIELDS.intent];
  if (intent === "confirm") {
    await confirmCallByToken(services, token);
    return { kind: "confirmed" };
  }
  if (intent === "reminder-off" || intent === "reminder-on") {
    await setReminderByToken(services, token, intent === "reminder-off");
    return { kind: "reminder" };
  }
  if (intent === "cancel") {
    const { data } = CancelBodySchema.safeParse({ sequence });
    if (!data) throw new PublicError(422, REOPEN);
    await cancelCallByToken(services, token, data);
    return { kind: "cancelled" };
  }
  if (intent !== "move" && intent !== "book") {
    return { kind: "open", state: { input, errors: {} }, status: 200 };
  }
  const slot = input[CALL_CONTROLS.slot] ?? "";
  const timezone = input[CALL_CONTROLS.timezone] ?? "";
  const phone = input[CALL_CONTROLS.phone] ?? "";
  const { data, error } = BookBodySchema.safeParse({ slot, timezone, phone });
  const faults = findCallFaults(input);
  if (error || Object.keys(faults).length > 0) {
    const errors = { ...toErrors(intent, error?.issues ?? []), ...faults };
    return { kind: "open", state: { input, errors }, status: 422 };
  }
  const requested = { timezone: data.timezone, slot: new Date(data.slot) };
  if (intent === "book") {
    await bookInvitedCall(services, token, { ...requested, phone: data.phone });
    return { kind: "booked" };
  }
  const seen = CancelBodySchema.safeParse({ sequence }).data;
  if (!seen) throw new PublicError(422, REOPEN);
  await moveCallByToken(services, token, { ...requested, ...seen });
  return { kind: "moved" };
}

type Issues = readonly { path: readonly PropertyKey[]; message: string }[];

function toErrors(intent: "move" | "book", issues: Issues): FieldErrors {
  const errors: FieldErrors = {};
  for (const { path, message } of issues) {
    const [field] = path;
    if (field === "slot") errors[CALL_CONTROLS.slot] = [NOTHING_CHOSEN[intent]];
    if (field === "timezone") errors[CALL_CONTROLS.timezone] = [message];
    if (field === "phone") errors[CALL_CONTROLS.phone] = [message];
  }
  return errors;
}
