import { PLACEMENT_STATUS_LABELS } from "#contract/desk/placement-terms.ts";
import { toFullName } from "#contract/members/member-terms.ts";
import type { Database } from "#database/client.server.ts";
import { CSV_BYTE_ORDER_MARK, toCsvRow } from "#platform/text/csv.ts";
import type { Actor } from "#services/audit/actor.ts";
import { showPlacements } from "./placement-list.service.server.ts";
import { listPlacements, type PlacementFilter } from "./placements.repository.server.ts";

const PAGE = 500;

const COLUMNS = [
  "number",
  "request",
  "client",
  "company_name",
  "member",
  "state",
  "client_rate",
  "client_currency",
  "own_rate",
  "own_currency",
  "margin",
  "margin_percent",
  "starts_on",
  "ends_on",
  "ended_on",
  "hours_per_week",
  "notice_days",
  "trial_ends_on",
  "has_buyout",
  "terms",
] as const;

/** All placements of a filter, newest first, a page at a time. */
export async function* toPlacementsCsv(
  db: Database,
  filter: PlacementFilter,
  reader: Pick<Actor, "role">,
): AsyncGenerator<string> {
  yield CSV_BYTE_ORDER_MARK + toCsvRow(COLUMNS);
  let before: number | undefined;
  for (;;) {
    const rows = await listPlacements(db, { ...filter, before }, { limit: PAGE, byId: true });
    const shown = await showPlacements(db, rows, reader, filter.today);
    for (const { margin, ...row } of shown) {
      yield toCsvRow([
        row.id,
        row.reference,
        row.client,
        row.company_name,
        toFullName(row),
        PLACEMENT_STATUS_LABELS[row.status],
        row.client_rate,
        row.client_currency,
        row.own_rate,
        row.own_currency,
        margin?.amount ?? null,
        margin?.percent ?? null,
        row.starts_on,
        row.ends_on,
        row.ended_on,
        row.hours_per_week,
        row.notice_days,
        row.trial_ends_on,
        row.has_buyout,
        row.terms,
      ]);
    }
    before = rows.at(-1)?.id;
    if (rows.length < PAGE) return;
  }
}
