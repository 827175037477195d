import { toSearchWords } from "#app/requests/records/request-conditions.repository.server.ts";
import type { DeskRequestQuery } from "#contract/desk-request.ts";
import { FORMS, type FormName } from "#contract/forms.ts";
import type { Database } from "#database/client.server.ts";
import {
  countDeskRequests,
  type DeskRequestFilter,
  type DeskRequestRow,
  listDeskRequests,
} from "./desk-requests.repository.server.ts";
import { MAX_COUNTED, MAX_WORDS, PAGE_SIZE } from "./list-limits.ts";

/** Forms of clients, whose requests the inbox shows. */
export const CLIENT_FORMS: readonly FormName[] = FORMS.filter((form) => form !== "apply");

/** A page of a list of the desk. */
export type DeskList = { rows: DeskRequestRow[]; total: number; page: number; pages: number };

/** The filter that a query string asks for. */
export function toFilter(
  query: DeskRequestQuery,
  { forms, staff_id, today }: { forms: readonly FormName[]; staff_id: number; today: string },
): DeskRequestFilter {
  const owners = { me: staff_id, none: null };
  return {
    forms: query.form && forms.includes(query.form) ? [query.form] : forms,
    state: query.state === "all" ? undefined : query.state,
    owner_id: query.owner ? owners[query.owner] : undefined,
    followUpBefore: query.due === "overdue" ? today : undefined,
    followUpOn: query.due === "today" ? today : undefined,
    words: toSearchWords(query.text).slice(0, MAX_WORDS),
  };
}

/** One page of a list; a page beyond the end is the last one. */
export async function readDeskList(
  db: Database,
  filter: DeskRequestFilter,
  wanted: number,
): Promise<DeskList> {
  const total = await countDeskRequests(db, filter);
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const page = Math.min(wanted, pages);
  const rows = await listDeskRequests(db, filter, {
    limit: PAGE_SIZE,
    offset: (page - 1) * PAGE_SIZE,
    hasFew: total <= MAX_COUNTED,
  });
  return { rows, total, page, pages };
}
