import { readToday } from "#app/site/agency-time.server.ts";
import { getSite } from "#app/site/site.service.server.ts";
import { isPermitted } from "#contract/desk/staff-terms.ts";
import type { Database, Queryable } from "#database/client.server.ts";
import type { Actor } from "#services/audit/actor.ts";
import { readListPage } from "../lists/read-list-page.server.ts";
import type { PlacementQuery } from "./placement-filters.ts";
import { type Margin, toDue, toMargin } from "./placement-terms.ts";
import {
  countPlacements,
  type ListedPlacement,
  listPlacements,
  type PlacementFilter,
} from "./placements.repository.server.ts";

/** A placement as its reader may see it: without the own rate where members' rates are hidden. */
export type ShownPlacement = ListedPlacement & {
  margin: Margin | null;
  isEnding: boolean;
  isPastEnd: boolean;
  isTrialEnding: boolean;
};

type Reader = Pick<Actor, "role">;

/** Shapes rows for a reader. */
export async function showPlacements(
  db: Queryable,
  rows: readonly ListedPlacement[],
  { role }: Reader,
  today: string,
): Promise<ShownPlacement[]> {
  const site = await getSite(db);
  const seesRates = isPermitted(role, "members");
  return rows.map((row) => ({
    ...row,
    ...(seesRates ? {} : { own_rate: null, own_currency: null, terms: "" }),
    margin: seesRates ? toMargin(row, site) : null,
    ...toDue(row, today),
  }));
}

/** One page of the list of placements. */
export async function readPlacementList(
  db: Database,
  query: PlacementQuery,
  reader: Reader,
  now: Date,
) {
  const today = await readToday(db, now);
  const filter = { ...query, today };
  return readListPage(await countPlacements(db, filter), query.page, async (part) =>
    showPlacements(db, await listPlacements(db, filter, part), reader, today),
  );
}

/** Placements that are read all at once: those of a request, or that end soon. */
const MAX_AT_ONCE = 100;

export async function readPlacements(
  db: Database,
  filter: Omit<PlacementFilter, "today">,
  reader: Reader,
  now: Date,
): Promise<ShownPlacement[]> {
  const today = await readToday(db, now);
  const rows = await listPlacements(db, { ...filter, today }, { limit: MAX_AT_ONCE });
  return showPlacements(db, rows, reader, today);
}
