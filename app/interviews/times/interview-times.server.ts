import { findScheduleConflict, listSlots } from "#app/booking/slots/slots.server.ts";
import { type BookingConfig, BookingConfigSchema } from "#contract/calls/booking.ts";
import type { InterviewDay } from "#contract/clients/interview.ts";
import { INTERVIEW_STEP_MINUTES } from "#contract/clients/interview-terms.ts";
import { USUAL_HOURS, type WorkingDay } from "#contract/members/working-day-terms.ts";
import { toEnd } from "./interview-end.ts";

const MINUTE = 60_000;
const DAYS_AHEAD = 14;

/** Hours from now until the first time that is proposed: the other side has to answer before it. */
export const PROPOSAL_NOTICE_HOURS = 24;
/** Hours before a proposed time until which it is confirmed: the one who proposed it hears of it. */
const CONFIRMATION_NOTICE_HOURS = 2;

/** A time that is taken by another interview. */
type TakenTime = { starts_at: Date | null; ends_at: Date | null };

type Question = {
  day: InterviewDay;
  member_timezone: string;
  taken: readonly TakenTime[];
  now: Date;
  noticeHours: number;
};

/**
 * Beginnings of interviews that suit both days, in order: within the client's working day and the
 * member's usual hours, on business days of both. They are half an hour apart by the client's
 * clock, since clocks of some zones differ by 15 minutes. Both what is offered and what is accepted
 * come from here.
 */
export function listInterviewTimes({
  day,
  member_timezone,
  taken,
  now,
  noticeHours,
}: Question): Date[] {
  const client = toSchedule(day, noticeHours);
  const member = toSchedule({ zone: member_timezone, ...USUAL_HOURS }, noticeHours);
  const to = new Date(now.getTime() + (DAYS_AHEAD + 2) * 24 * 60 * MINUTE);
  const steps = listSlots(client, { from: now, to, now });
  const known = new Set(steps.map((step) => step.getTime()));
  return steps.filter((starts_at) => {
    const ends_at = toEnd(starts_at);
    return (
      isWithin(known, starts_at, ends_at) &&
      findScheduleConflict(member, { starts_at, ends_at }) === undefined &&
      !isTaken(taken, starts_at)
    );
  });
}

/** Which of the proposed times can still be confirmed. */
export function listConfirmable(
  times: readonly string[],
  { taken, now }: Pick<Question, "taken" | "now">,
): string[] {
  const earliest = now.getTime() + CONFIRMATION_NOTICE_HOURS * 60 * MINUTE;
  return times.filter((time) => {
    const starts_at = new Date(time);
    return starts_at.getTime() >= earliest && !isTaken(taken, starts_at);
  });
}

/** Whether each step from the beginning to the end is in the client's day. */
function isWithin(known: ReadonlySet<number>, starts_at: Date, ends_at: Date): boolean {
  const step = INTERVIEW_STEP_MINUTES * MINUTE;
  for (let time = starts_at.getTime(); time < ends_at.getTime(); time += step) {
    if (!known.has(time)) return false;
  }
  return true;
}

function isTaken(taken: readonly TakenTime[], starts_at: Date): boolean {
  const ends_at = toEnd(starts_at);
  return taken.some(
    (other) =>
      other.starts_at !== null &&
      other.ends_at !== null &&
      other.starts_at < ends_at &&
      starts_at < other.ends_at,
  );
}

/** A working day on each business day, as a schedule of calls. */
function toSchedule({ zone, from, to }: WorkingDay, notice_hours: number): BookingConfig {
  const hours = toSpans({ from, to });
  return BookingConfigSchema.parse({
    timezone: zone,
    weekly_hours: {
      monday: hours,
      tuesday: hours,
      wednesday: hours,
      thursday: hours,
      friday: hours,
      saturday: [],
      sunday: [],
    },
    slot_minutes: INTERVIEW_STEP_MINUTES,
    notice_hours,
    days_ahead: DAYS_AHEAD,
  });
}

/** `09:00-17:00`; two for hours that go past midnight. */
function toSpans({ from, to }: Pick<WorkingDay, "from" | "to">): string[] {
  const [start, end] = [from, to].map((hour) => `${String(hour).padStart(2, "0")}:00`);
  if (from < to) return [`${start}-${end}`];
  return [`00:00-${end}`, `${start}-24:00`];
}
