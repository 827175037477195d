import { toDayOf } from "#app/booking/slots/slots.server.ts";
import {
  type ListedInterview,
  listInterviewsBetween,
  listUnreachable,
} from "#app/interviews/interview-lists.repository.server.ts";
import { readTimeZone, readToday } from "#app/site/agency-time.server.ts";
import { listReadableForms } from "#contract/desk/request-access.ts";
import { isPermitted } from "#contract/desk/staff-terms.ts";
import type { Database } from "#database/client.server.ts";
import { awaitAll } from "#platform/process/await-all.ts";
import { MAIL } from "#services/email/email.server.ts";
import type { Services } from "#services/services.server.ts";
import type { CurrentStaff } from "#services/staff/current-staff.server.ts";
import { type ListedCall, listCallsOfDay } from "../calls/call-list.service.server.ts";
import { listOwnDrafts, type OwnDraft } from "../drafts/own-drafts.repository.server.ts";
import { countUnmatched } from "../inbound/inbound-emails.repository.server.ts";
import {
  type DuePlacements,
  readDuePlacements,
} from "../placements/due-placements.service.server.ts";
import {
  countDeskRequests,
  type DeskRequestRow,
  listDeskRequests,
} from "../requests/desk-requests.repository.server.ts";
import { FORMS_OF } from "../requests/inbox.service.server.ts";
import {
  listFailedEmails,
  listUnseenMentions,
} from "../requests/request-events.repository.server.ts";
import {
  TODAY_PART_NAMES,
  TODAY_PARTS,
  type TodayPartName,
  type TodayScope,
  toPartQuery,
} from "./today-parts.ts";

/** Rows of a part; the rest is in its list. */
const MAX_ROWS = 8;

const MAX_CALLS = 100;
const MAX_DRAFTS = 20;

/** A part of the page: some rows, and how many there are. */
export type TodayPart = { rows: DeskRequestRow[]; total: number };

export type Today = {
  scope: TodayScope;
  mentions: Awaited<ReturnType<typeof listUnseenMentions>>;
  /** What the person has begun to write and not sent. */
  drafts: OwnDraft[];
  parts: Record<TodayPartName, TodayPart>;
  calls: ListedCall[];
  placements: DuePlacements;
  /** Agreed for today. */
  interviews: ListedInterview[];
  /** Interviews that wait for a person without an email address. */
  unreachable: ListedInterview[];
  /** Requests with an email that could not be sent. */
  failed: Awaited<ReturnType<typeof listFailedEmails>>;
  /** Emails of clients that belong to no request. */
  unmatched: number;
  /** Emails that are not tried again by themselves, also those about no request. */
  failed_emails: number;
};

type Reader = Pick<CurrentStaff, "id" | "role" | "email">;

/** What needs the attention of a person, or of the team, today, of what the role includes. */
export async function readTodayFor(
  { db, queue, clock }: Pick<Services, "db" | "queue" | "clock">,
  { id, role, email }: Reader,
  scope: TodayScope = "mine",
): Promise<Today> {
  const now = clock();
  const forms = listReadableForms(role);
  const seesRequests = isPermitted(role, "requests");
  const changesRequests = isPermitted(role, "change_requests");
  const seesProposals = isPermitted(role, "proposals");
  return awaitAll({
    scope,
    mentions: listUnseenMentions(db, id, forms),
    drafts: listOwnDrafts(db, { staff_id: id, forms }, MAX_DRAFTS),
    parts: readParts(db, { id, role, scope }, await readToday(db, now)),
    calls: isPermitted(role, "calls")
      ? readCalls(db, now, scope === "mine" ? { id, email } : undefined)
      : [],
    placements: isPermitted(role, "placements")
      ? readDuePlacements(db, { role }, now)
      : { rows: [], total: 0 },
    interviews: seesProposals ? readInterviewsOf(db, now) : [],
    unreachable: seesProposals ? listUnreachable(db) : [],
    failed: seesRequests ? listFailedEmails(db, MAX_ROWS) : [],
    unmatched: changesRequests ? countUnmatched(db) : 0,
    failed_emails: changesRequests ? countFailed(queue) : 0,
  });
}

async function readCalls(
  db: Database,
  now: Date,
  staff: Pick<Reader, "id" | "email"> | undefined,
): Promise<ListedCall[]> {
  const day = toDayOf(now, await readTimeZone(db));
  return listCallsOfDay(db, day, { limit: MAX_CALLS, now, staff });
}

async function readInterviewsOf(db: Database, now: Date): Promise<ListedInterview[]> {
  return listInterviewsBetween(db, toDayOf(now, await readTimeZone(db)));
}

async function readParts(
  db: Database,
  { id, role, scope }: Pick<CurrentStaff, "id" | "role"> & { scope: TodayScope },
  today: string,
): Promise<Record<TodayPartName, TodayPart>> {
  const readPart = async (name: TodayPartName): Promise<TodayPart> => {
    const { list } = TODAY_PARTS[name];
    const query = toPartQuery(name, scope);
    if (!isPermitted(role, list)) return { rows: [], total: 0 };
    const filter = { state: "open", ...query, forms: FORMS_OF[list], staff_id: id, today } as const;
    return awaitAll({
      rows: listDeskRequests(db, filter, { limit: MAX_ROWS }),
      total: countDeskRequests(db, filter),
    });
  };
  const parts = TODAY_PART_NAMES.map((name) => [name, readPart(name)] as const);
  return awaitAll(Object.fromEntries(parts) as Record<TodayPartName, Promise<TodayPart>>);
}

async function countFailed(queue: Services["queue"]): Promise<number> {
  return (await queue.listOpen(MAIL)).filter(({ isDeadLetter }) => isDeadLetter).length;
}
