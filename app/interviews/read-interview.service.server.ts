import { getBookingConfig } from "#app/site/site.service.server.ts";
import type { Interview, InterviewDay, InterviewOffer } from "#contract/clients/interview.ts";
import type { InterviewSide } from "#contract/clients/interview-terms.ts";
import { ProposalIdSchema } from "#contract/clients/proposal.ts";
import { USUAL_HOURS } from "#contract/members/working-day-terms.ts";
import type { Queryable } from "#database/client.server.ts";
import {
  findInterview,
  findParties,
  type InterviewKey,
  type InterviewParties,
  type InterviewRow,
  listInterviewsOfProposal,
  listTakenTimes,
} from "./interviews.repository.server.ts";
import {
  listConfirmable,
  listInterviewTimes,
  PROPOSAL_NOTICE_HOURS,
} from "./times/interview-times.server.ts";

export const UNKNOWN_INTERVIEW = "There is no such interview.";

/** The client's day where no other one is recorded: the usual hours by the agency's clocks. */
export async function readUsualDay(db: Queryable): Promise<InterviewDay> {
  return { zone: (await getBookingConfig(db)).timezone, ...USUAL_HOURS };
}

/** Whether the agreed time has come. */
export function hasStarted(interview: InterviewRow | undefined, now: Date): boolean {
  return (
    interview?.status === "agreed" && interview.starts_at !== null && interview.starts_at <= now
  );
}

export const STARTED = "This interview has already started. Email us to arrange another";

/** Why no time can be agreed; null while it can. */
export function findProblem(
  parties: InterviewParties,
  interview: InterviewRow | undefined,
  now: Date,
): string | null {
  const { first_name, published, withdrawn_at, submited_at, chosen_ids, member_id } = parties;
  if (hasStarted(interview, now)) return STARTED;
  if (withdrawn_at !== null) return "This proposal was withdrawn";
  if (!published) return `${first_name} is no longer on our site`;
  if (submited_at === null || !chosen_ids.includes(member_id)) {
    return `${first_name} isn't chosen for an interview in this proposal`;
  }
  return null;
}

type Question = {
  side: InterviewSide;
  now: Date;
  /** In place of the client's stored day. */
  day?: InterviewDay | undefined;
  /** For staff, who may agree on a time at short notice. */
  noticeHours?: number;
};

/** An interview with the times that are free; undefined where there is none and may be none. */
export async function findInterviewOffer(
  db: Queryable,
  key: InterviewKey,
  { side, now, day, noticeHours = PROPOSAL_NOTICE_HOURS }: Question,
): Promise<InterviewOffer | undefined> {
  if (!ProposalIdSchema.safeParse(key.proposal_id).success) return undefined;
  const parties = await findParties(db, key);
  if (!parties) return undefined;
  const interview = await findInterview(db, key);
  const problem = findProblem(parties, interview, now);
  if (!interview && problem) return undefined;
  const taken = await listTakenTimes(db, key, now);
  const { member_id: id, first_name, last_name, position, timezone: member_timezone } = parties;
  const shownDay = day ?? interview?.day ?? (await readUsualDay(db));
  const free = problem
    ? []
    : listInterviewTimes({ day: shownDay, member_timezone, taken, now, noticeHours });
  return {
    side,
    client: parties.client,
    member: { id, first_name, last_name, position },
    interview: interview ? toInterview(interview) : null,
    day: shownDay,
    member_timezone,
    free_times: free.map((time) => time.toISOString()),
    confirmable: problem ? [] : listConfirmable(interview?.times ?? [], { taken, now }),
    can_cancel:
      interview !== undefined && interview.status !== "cancelled" && !hasStarted(interview, now),
    problem,
  };
}

/** The interviews of a proposal as its client sees them. */
export async function listInterviews(db: Queryable, proposal_id: string): Promise<Interview[]> {
  return (await listInterviewsOfProposal(db, proposal_id)).map(toInterview);
}

function toInterview(row: InterviewRow): Interview {
  const { member_id, status, times, waiting_for, message, place, day, sequence } = row;
  return {
    member_id,
    status,
    starts_at: row.starts_at?.toISOString() ?? null,
    ends_at: row.ends_at?.toISOString() ?? null,
    times,
    waiting_for,
    message,
    place,
    day,
    sequence,
  };
}
