import type { FieldErrors } from "#contract/http/problem.ts";
import { isTimeZone } from "#contract/values/time-zone.ts";
import type { InputValues } from "#platform/forms/use-step-form.ts";
import { toPlaceName } from "#platform/time/time-zone-names.ts";
import { toWallTime } from "../slots/wall-time.ts";

/** Names of the controls that book a call on a page without JavaScript. */
export const CALL_CONTROLS = {
  /** Start of the slot in UTC; empty without a call. */
  slot: "contact_at",
  timezone: "call_timezone",
  /** The zone in which the slots of the posted page were written. */
  shown: "shown_timezone",
  phone: "call_phone",
} as const;

/** Value of the placeholder option after a slot was taken. */
export const CHOOSE_SLOT = "choose";
const CHOOSE_AGAIN = "Choose another time, or no call";

function isInstant(text: string): boolean {
  return text.length <= 30 && !Number.isNaN(Date.parse(text));
}

/** The zone in which the free times are shown. */
export function toCallZone(input: InputValues, ourTimezone: string): string {
  const requested = input[CALL_CONTROLS.timezone] ?? "";
  return isTimeZone(requested) ? requested : ourTimezone;
}

/** The call of the controls in the format of the forms' endpoints. */
export function toContactAt(input: InputValues): { contact_at?: Record<string, string> } {
  const slot = input[CALL_CONTROLS.slot] ?? "";
  const timezone = input[CALL_CONTROLS.timezone] ?? "";
  if (slot === "") return {};
  if (!isInstant(slot) || !isTimeZone(timezone)) return { contact_at: { timezone } };
  const phone = input[CALL_CONTROLS.phone] ?? "";
  const at = { ...toWallTime(new Date(slot), timezone), timezone };
  return { contact_at: phone ? { ...at, phone } : at };
}

/** Errors that only the page's own controls can have. */
export function findCallFaults(input: InputValues): FieldErrors {
  const slot = input[CALL_CONTROLS.slot] ?? "";
  const zone = input[CALL_CONTROLS.timezone] ?? "";
  const shown = input[CALL_CONTROLS.shown] ?? zone;
  if (slot === "") return {};
  if (!isInstant(slot)) return { [CALL_CONTROLS.slot]: [CHOOSE_AGAIN] };
  if (shown === zone || !isTimeZone(zone)) return {};
  return {
    [CALL_CONTROLS.slot]: [
      `The times are now in ${toPlaceName(zone)} time. Check the time of your call and send again`,
    ],
  };
}

/** Errors of a call under the names of the controls. */
export function toCallControlErrors(errors: FieldErrors): FieldErrors {
  const mapped: FieldErrors = {};
  for (const [field, texts] of Object.entries(errors)) {
    const part = field.replace("contact_at.", "");
    const name = field.startsWith("contact_at")
      ? CALL_CONTROLS[part === "timezone" || part === "phone" ? part : "slot"]
      : field;
    mapped[name] = [...new Set([...(mapped[name] ?? []), ...texts])];
  }
  return mapped;
}
