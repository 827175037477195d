import { toDayOf } from "#app/booking/slots/slots.server.ts";
import {
  type ListedInterview,
  listInterviewsBetween,
  listUnreachable,
} from "#app/interviews/interview-lists.repository.server.ts";
import { readTimeZone, readToday } from "#app/site/agency-time.server.ts";
import type { FormName } from "#contract/clients/forms.ts";
import { listReadableForms } from "#contract/desk/request-access.ts";
import { isPermitted } from "#contract/desk/staff-terms.ts";
import type { Database } from "#database/client.server.ts";
import { awaitAll } from "#platform/process/await-all.ts";
import { MAIL } from "#services/email/email.server.ts";
import type { Services } from "#services/services.server.ts";
import type { CurrentStaff } from "#services/staff/current-staff.server.ts";
import { type ListedCall, listCallsOfDay } from "../calls/call-list.service.server.ts";
import { countUnmatched } from "../inbound/inbound-emails.repository.server.ts";
import {
  countDeskRequests,
  type DeskRequestFilter,
  type DeskRequestRow,
  listDeskRequests,
} from "../requests/desk-requests.repository.server.ts";
import {
  listFailedEmails,
  listUnseenMentions,
} from "../requests/request-events.repository.server.ts";
import { CLIENT_FORMS, type RequestQuery } from "../requests/request-filters.ts";

/** Rows of a part; the rest is in its list. */
const MAX_ROWS = 8;

const MAX_CALLS = 100;

/** A part of the page: some rows, and how many there are. */
export type TodayPart = { rows: DeskRequestRow[]; total: number };
const NOTHING: TodayPart = { rows: [], total: 0 };

export type Today = {
  mentions: Awaited<ReturnType<typeof listUnseenMentions>>;
  /** Who waits for an answer, the longest first. */
  waiting: TodayPart;
  waiting_applicants: TodayPart;
  overdue: TodayPart;
  due: TodayPart;
  fresh: TodayPart;
  mine: TodayPart;
  answers: TodayPart;
  calls: ListedCall[];
  /** Agreed for today. */
  interviews: ListedInterview[];
  /** Interviews that wait for somebody without an email address. */
  unreachable: ListedInterview[];
  /** Requests with an email that could not be sent. */
  failed: Awaited<ReturnType<typeof listFailedEmails>>;
  /** Emails of clients that belong to no request. */
  unmatched: number;
  /** Emails that are not tried again by themselves, also those about no request. */
  failed_emails: number;
};

/** What needs the attention of a person today, of what their role includes. */
export async function readTodayFor(
  { db, queue, clock }: Pick<Services, "db" | "queue" | "clock">,
  { id, role }: Pick<CurrentStaff, "id" | "role">,
): Promise<Today> {
  const now = clock();
  const today = await readToday(db, now);
  const forms = listReadableForms(role);
  const read = (query: RequestQuery) => readPart(db, { ...query, forms, staff_id: id, today });
  const readWaiting = (ofList: readonly FormName[]) => {
    const readable = forms.filter((form) => ofList.includes(form));
    const filter = { waiting: "us", forms: readable, staff_id: id, today } as const;
    return readPart(db, filter, { byWaiting: true });
  };
  const seesRequests = isPermitted(role, "requests");
  const seesProposals = isPermitted(role, "proposals");
  return awaitAll({
    mentions: listUnseenMentions(db, id, forms),
    waiting: readWaiting(CLIENT_FORMS),
    waiting_applicants: readWaiting(["apply"]),
    overdue: read({ state: "open", due: "overdue" }),
    due: read({ state: "open", due: "today" }),
    fresh: read({ state: "new" }),
    mine: read({ state: "open", owner: "me" }),
    answers: seesRequests ? read({ state: "new", form: "proposal" }) : NOTHING,
    calls: isPermitted(role, "calls") ? readCallsOf(db, now) : [],
    interviews: seesProposals ? readInterviewsOf(db, now) : [],
    unreachable: seesProposals ? listUnreachable(db) : [],
    failed: seesRequests ? listFailedEmails(db, MAX_ROWS) : [],
    unmatched: seesRequests ? countUnmatched(db) : 0,
    failed_emails: seesRequests ? countFailed(queue) : 0,
  });
}

async function readCallsOf(db: Database, now: Date): Promise<ListedCall[]> {
  return listCallsOfDay(db, toDayOf(now, await readTimeZone(db)), MAX_CALLS);
}

async function readInterviewsOf(db: Database, now: Date): Promise<ListedInterview[]> {
  return listInterviewsBetween(db, toDayOf(now, await readTimeZone(db)));
}

async function readPart(
  db: Database,
  filter: DeskRequestFilter,
  order: { byWaiting?: boolean } = {},
): Promise<TodayPart> {
  if (filter.forms.length === 0) return NOTHING;
  return awaitAll({
    rows: listDeskRequests(db, filter, { ...order, limit: MAX_ROWS }),
    total: countDeskRequests(db, filter),
  });
}

async function countFailed(queue: Services["queue"]): Promise<number> {
  return (await queue.listOpen(MAIL)).filter(({ isDeadLetter }) => isDeadLetter).length;
}
