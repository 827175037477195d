import type { StoreApi } from "zustand/vanilla";
import { readSameKind } from "#platform/forms/answers.store.ts";

/** The slot that a visitor has chosen, and its hold. */
export type BookingInfo = {
  /** Beginning in UTC; empty when the hold of an earlier choice is all there is. */
  starts_at: string;
  /** Secret of the hold, empty without one. */
  hold: string;
  /** When the hold ends, by this browser's clock; empty when the slot is not held. */
  held_until: string;
};

/** What a form stores of a call (spec §3): the time as displayed, and its slot. */
export type CallAnswer = {
  contact_at: { date: string; time: string; timezone: string; phone?: string };
  bookingInfo: BookingInfo | null;
};

/** A form's store, as far as its call goes. */
export type CallStore = Pick<StoreApi<CallAnswer>, "getState" | "getInitialState" | "subscribe"> & {
  setState: (answer: CallAnswer) => void;
};

export const NO_CALL: CallAnswer = {
  contact_at: { date: "", time: "", timezone: "" },
  bookingInfo: null,
};

export const NO_SLOT: BookingInfo = { starts_at: "", hold: "", held_until: "" };

/** Parses what the browser stored; a value of another type gets the default. */
export function parseCallAnswer(stored: unknown): CallAnswer {
  const { contact_at, bookingInfo } = (stored ?? {}) as Partial<CallAnswer>;
  const info = readSameKind(bookingInfo, NO_SLOT) ?? null;
  const isSlot = info !== null && !Number.isNaN(Date.parse(info.starts_at));
  const at = readSameKind(contact_at, { ...NO_CALL.contact_at, phone: "" }) ?? NO_CALL.contact_at;
  return {
    contact_at: isSlot ? at : { ...at, date: "", time: "" },
    bookingInfo: isSlot ? info : null,
  };
}
