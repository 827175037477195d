import { toCallText, toClockText } from "#app/booking/call-texts.ts";
import { readCallReceipt } from "#app/booking/calls/calls.service.server.ts";
import { listInterviewDates } from "#app/interviews/interview-lists.repository.server.ts";
import { toInterviewText } from "#app/interviews/interview-texts.ts";
import type { RequestRow } from "#app/requests/records/requests.repository.server.ts";
import { toStations } from "#app/requests/stations/stations.ts";
import { getBookingConfig } from "#app/site/site.service.server.ts";
import type { BookedCall } from "#contract/http/submission.ts";
import { toFullName } from "#contract/members/member-terms.ts";
import type { Queryable } from "#database/client.server.ts";
import type { StepFacts } from "./next-step.ts";
import { toProgress } from "./request-progress.ts";
import { findProgress, hasWaitingEmail, listOpenProposals } from "./status.repository.server.ts";
import type { Described } from "./status-words.ts";

type DescribedRow = Pick<RequestRow, "id" | "form" | "state" | "state_reason">;

/**
 * What decides on the words and on what can be done.
 * @param sending email that is being sent, whose news the person may have
 */
export async function describe(
  db: Queryable,
  { id, form, state, state_reason }: DescribedRow,
  sending?: string,
): Promise<Described> {
  const isDecisionPending = state === "rejected" && (await hasWaitingEmail(db, id, sending));
  return { form, state, state_reason, isDecisionPending };
}

type WayRow = DescribedRow & Pick<RequestRow, "submitted_at" | "read_at" | "proposal_id">;

type Reading = {
  now: Date;
  /** Whether the reader may know of a proposal. */
  isShown?: (proposal_id: string) => boolean;
  /** Email that is being sent. */
  sending?: string;
};

/** How far a request has come, for its status page and the emails about it. */
export async function readWay(
  db: Queryable,
  request: WayRow,
  { now, isShown = () => true, sending }: Reading,
) {
  const { id, form, submitted_at } = request;
  const described = await describe(db, request, sending);
  const { call } = await readCallReceipt(db, id);
  const proposals = (await listOpenProposals(db, request)).filter((one) => isShown(one.id));
  const interviews = (await listInterviewDates(db, id)).map((interview) => ({
    name: toFullName(interview),
    ends_at: interview.ends_at,
    text: toInterviewText(interview.starts_at, interview.zone),
  }));
  const agency = await getBookingConfig(db);
  const stepCall = call && toStepCall(call);
  const { states, touched_at } = await findProgress(db, id);
  const progress = toProgress(described, {
    submitted_at,
    read_at: toEarliest(request.read_at, touched_at),
    states,
    call: stepCall,
    interviews,
    proposals,
    timezone: agency.timezone,
    now,
  });
  const stations = toStations(form, {}, progress);
  return { described, call, stepCall, proposals, interviews, agency, stations };
}

function toEarliest(...moments: readonly (Date | null | undefined)[]): Date | undefined {
  return moments.filter((moment) => moment instanceof Date).toSorted((a, b) => +a - +b)[0];
}

function toStepCall({ starts_at, ends_at, timezone, confirm_by }: BookedCall): StepFacts["call"] {
  const [from, to] = [new Date(starts_at), new Date(ends_at)];
  const confirmBy = confirm_by ? toClockText(new Date(confirm_by), timezone) : undefined;
  return { ends_at: to, text: toCallText(from, to, timezone), timezone, confirmBy };
}
