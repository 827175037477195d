import type { SentField } from "#platform/forms/fields.ts";
import { toWallTime } from "../slots/wall-time.ts";
import { type CallAnswer, NO_SLOT } from "./call-answer.ts";

/** The answer with a chosen slot; the hold of the previous choice will be replaced. */
export function withSlot(answer: CallAnswer, starts_at: string, timezone: string): CallAnswer {
  const { date, time } = toWallTime(new Date(starts_at), timezone);
  const hold = answer.bookingInfo?.hold ?? "";
  return {
    contact_at: { ...answer.contact_at, date, time, timezone },
    bookingInfo: { starts_at, hold, held_until: "" },
  };
}

/** The same call by the clocks of another zone. */
export function withTimezone(answer: CallAnswer, timezone: string): CallAnswer {
  const starts_at = answer.bookingInfo?.starts_at;
  const at = starts_at ? toWallTime(new Date(starts_at), timezone) : answer.contact_at;
  const { date, time } = at;
  return { ...answer, contact_at: { ...answer.contact_at, date, time, timezone } };
}

/** The answer without its slot; the zone stays, and the hold, which will be replaced. */
export function withoutSlot({ contact_at, bookingInfo }: CallAnswer): CallAnswer {
  return {
    contact_at: { ...contact_at, date: "", time: "" },
    bookingInfo: bookingInfo?.hold ? { ...NO_SLOT, hold: bookingInfo.hold } : null,
  };
}

/** The call in the body of a form; nothing unless both date and time are set (spec §5). */
export function toCallFields({ contact_at, bookingInfo }: CallAnswer): SentField[] {
  const { date, time, timezone } = contact_at;
  if (!date || !time) return [];
  const fields = Object.entries(contact_at).flatMap(([name, value]): SentField[] =>
    value ? [[`contact_at[${name}]`, value]] : [],
  );
  if (!bookingInfo?.starts_at) return fields;
  const { offset } = toWallTime(new Date(bookingInfo.starts_at), timezone);
  fields.push(["contact_at[offset]", offset]);
  if (bookingInfo.hold) fields.push(["contact_at[hold]", bookingInfo.hold]);
  return fields;
}
