import { toSearchTerms } from "#app/requests/records/search-terms.ts";
import { getTimeZone, readToday } from "#app/site/agency-time.server.ts";
import type { FormName } from "#contract/clients/forms.ts";
import type { Database } from "#database/client.server.ts";
import { awaitAll } from "#platform/process/await-all.ts";
import { toDay } from "#platform/time/zone-day.ts";
import type { Services } from "#services/services.server.ts";
import { MAX_COUNTED } from "../lists/list-limits.ts";
import { type ListResult, readListPage } from "../lists/read-list-page.server.ts";
import { listSavedViews } from "../lists/saved-views.repository.server.ts";
import {
  countDeskRequests,
  type DeskRequestFilter,
  type DeskRequestRow,
  listDeskRequests,
} from "./desk-requests.repository.server.ts";
import { findPassages } from "./passages.service.server.ts";
import { CLIENT_FORMS, type RequestQuery } from "./request-filters.ts";
import { searchDeskRequests } from "./search-requests.repository.server.ts";

/** Forms of the requests of each list. */
export const FORMS_OF = {
  requests: CLIENT_FORMS,
  applications: ["apply"],
} satisfies Record<string, readonly FormName[]>;

export type RequestList = keyof typeof FORMS_OF;

/** One page of a list. */
export async function readDeskList(
  db: Database,
  filter: DeskRequestFilter,
  page: number,
): Promise<ListResult<DeskRequestRow>> {
  const { text = "" } = filter;
  if (toSearchTerms(text).length === 0) {
    const total = await countDeskRequests(db, filter);
    const hasFew = total <= MAX_COUNTED;
    return readListPage(total, page, (part) => listDeskRequests(db, filter, { ...part, hasFew }));
  }
  const { total, ids, isCapped } = await searchDeskRequests(db, filter, page);
  return { ...(await readListPage(total, page, () => listFound(db, filter, ids))), isCapped };
}

/** What a search found, with the passages. */
async function listFound(
  db: Database,
  filter: DeskRequestFilter,
  ids: readonly number[],
): Promise<DeskRequestRow[]> {
  if (ids.length === 0) return [];
  const { rows, passages } = await awaitAll({
    rows: listDeskRequests(db, filter, { ids }),
    passages: findPassages(db, ids, filter.text ?? ""),
  });
  if (passages.size === 0) return rows;
  return rows.map((row) => ({ ...row, passage: passages.get(row.id) }));
}

/** Everything that a query of a list asks for, up to a number, in its order. */
export async function listAllRows(
  { db, clock }: Pick<Services, "db" | "clock">,
  query: RequestQuery,
  { list, staff_id, limit }: { list: RequestList; staff_id: number; limit: number },
): Promise<DeskRequestRow[]> {
  const today = await readToday(db, clock());
  return listDeskRequests(db, { ...query, forms: FORMS_OF[list], staff_id, today }, { limit });
}

/** What the page of a list shows, with a person's saved views of it. */
export async function readRequestList<Query extends RequestQuery & { page: number }>(
  { db, clock }: Pick<Services, "db" | "clock">,
  query: Query,
  { list, staff_id }: { list: RequestList; staff_id: number },
) {
  const today = toDay(clock(), await getTimeZone(db));
  const filter = { ...query, forms: FORMS_OF[list], staff_id, today };
  return awaitAll({
    query,
    result: readDeskList(db, filter, query.page),
    views: listSavedViews(db, staff_id, list),
  });
}
