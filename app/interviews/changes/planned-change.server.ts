import type {
  InterviewChange,
  InterviewDay,
  StaffInterviewChange,
} from "#contract/clients/interview.ts";
import {
  type InterviewEventName,
  type InterviewSide,
  otherSide,
} from "#contract/clients/interview-terms.ts";
import { PublicError } from "#platform/errors.ts";
import type { InterviewRow, InterviewValues } from "../interviews.repository.server.ts";
import { toEnd } from "../times/interview-end.ts";
import { listConfirmable, listInterviewTimes } from "../times/interview-times.server.ts";

type Times = Pick<Parameters<typeof listInterviewTimes>[0], "member_timezone" | "taken" | "now">;

export type ChangeContext = Times & {
  before: InterviewRow | undefined;
  side: InterviewSide;
  isStaff: boolean;
  /** The client's working day. */
  day: InterviewDay;
  noticeHours: number;
};

/** Columns that a change sets, and its name in the timeline. */
type PlannedChange = {
  event: InterviewEventName;
  values: Pick<
    InterviewValues,
    "status" | "starts_at" | "ends_at" | "times" | "waiting_for" | "message" | "place"
  >;
};

/** Shown where a time is no longer free or too close. */
export const TIME_GONE = "One of these times is no longer free. Choose again";

/**
 * What a change makes of an interview.
 * @throws PublicError 409 when the interview or the times do not allow it
 */
export function planChange(
  change: InterviewChange | StaffInterviewChange,
  context: ChangeContext,
): PlannedChange {
  const { before, side } = context;
  const isAgreed = before?.status === "agreed";
  const place = before?.place ?? "";
  const unchanged = {
    status: isAgreed ? "agreed" : "open",
    starts_at: isAgreed ? before.starts_at : null,
    ends_at: isAgreed ? before.ends_at : null,
    place,
  } as const;
  const message = "message" in change ? change.message : "";
  switch (change.intent) {
    case "propose": {
      requireFree(change.times, context);
      const times = change.times.toSorted();
      return {
        event: "proposed",
        values: { ...unchanged, times, waiting_for: otherSide(side), message },
      };
    }
    case "confirm": {
      const starts_at = new Date(change.time);
      requireConfirmable(starts_at, context);
      const agreed = { status: "agreed", starts_at, ends_at: toEnd(starts_at) } as const;
      return {
        event: isAgreed ? "moved" : "agreed",
        values: { ...agreed, place, times: [], waiting_for: null, message: "" },
      };
    }
    case "decline": {
      if (!before || before.waiting_for !== side || before.times.length === 0) throw changed();
      // An agreed time stays: no one has to propose another one.
      const waiting_for = isAgreed ? null : otherSide(side);
      return { event: "declined", values: { ...unchanged, times: [], waiting_for, message } };
    }
    case "cancel": {
      if (!before) throw changed();
      const { starts_at, ends_at } = before;
      return {
        event: "cancelled",
        values: {
          status: "cancelled",
          starts_at,
          ends_at,
          place,
          times: [],
          waiting_for: null,
          message,
        },
      };
    }
    case "place": {
      if (!before) throw changed();
      const { status, starts_at, ends_at, times, waiting_for } = before;
      return {
        event: "placed",
        values: {
          status,
          starts_at,
          ends_at,
          times,
          waiting_for,
          message: before.message,
          place: change.place,
        },
      };
    }
  }
}

/** Whether the interview is as the change makes it: a form that is sent twice changes it once. */
export function isRepeated(
  change: InterviewChange | StaffInterviewChange,
  before: InterviewRow | undefined,
  side: InterviewSide,
): boolean {
  if (!before) return false;
  switch (change.intent) {
    case "propose":
      return (
        before.status !== "cancelled" &&
        before.waiting_for === otherSide(side) &&
        before.message === change.message &&
        before.times.join() === change.times.toSorted().join()
      );
    case "confirm":
      return (
        before.status === "agreed" &&
        before.waiting_for === null &&
        before.starts_at?.getTime() === Date.parse(change.time)
      );
    case "cancel":
      return before.status === "cancelled";
    default:
      return false;
  }
}

function requireFree(times: readonly string[], context: ChangeContext): void {
  const free = new Set(listInterviewTimes(context).map((time) => time.toISOString()));
  if (!times.every((time) => free.has(time))) throw timeGone();
}

function requireConfirmable(starts_at: Date, context: ChangeContext): void {
  const { before, side, isStaff } = context;
  const time = starts_at.toISOString();
  if (isStaff && listInterviewTimes(context).some((free) => free.toISOString() === time)) return;
  if (!before?.times.includes(time) || (before.waiting_for !== side && !isStaff)) throw changed();
  if (!listConfirmable([time], context).includes(time)) throw timeGone();
}

export function timeGone(): PublicError {
  return new PublicError(409, TIME_GONE, { errors: { times: [TIME_GONE] } });
}

export function changed(): PublicError {
  const message = "This interview has changed since you loaded the page. Check it again";
  return new PublicError(409, message);
}
