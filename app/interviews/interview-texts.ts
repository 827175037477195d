import { toCallText } from "#app/booking/call-texts.ts";
import { toEnd } from "./times/interview-end.ts";

/** Zones of both sides: that of who reads, and the other one. */
export type ReaderZones = { own: string; other: string };

/** `Tuesday 1 December 2026, 10:30–11:30 (Tallinn, GMT+2)`: an interview by a zone's clocks. */
export function toInterviewText(starts_at: string | Date, timeZone: string): string {
  const start = new Date(starts_at);
  return toCallText(start, toEnd(start), timeZone);
}

/** An interview by the reader's clocks, and by those of the other side where they differ. */
export function toBothTimes(
  starts_at: string | Date,
  { own, other }: ReaderZones,
): { ownTime: string; otherTime: string | undefined } {
  const ownTime = toInterviewText(starts_at, own);
  return { ownTime, otherTime: own === other ? undefined : toInterviewText(starts_at, other) };
}
