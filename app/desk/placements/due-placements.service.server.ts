import { readToday } from "#app/site/agency-time.server.ts";
import type { Database } from "#database/client.server.ts";
import type { Actor } from "#services/audit/actor.ts";
import { type ShownPlacement, showPlacements } from "./placement-list.service.server.ts";
import { countPlacements, listPlacements } from "./placements.repository.server.ts";

/** Rows of Today and of the morning's email; the rest is in the list. */
const MAX_ROWS = 8;

export type DuePlacements = { rows: ShownPlacement[]; total: number };

/** Placements that end within 30 days, or are past their planned end, and trials within 7. */
export async function readDuePlacements(
  db: Database,
  reader: Pick<Actor, "role">,
  now: Date,
): Promise<DuePlacements> {
  const today = await readToday(db, now);
  const filter = { state: "due", today } as const;
  const rows = await listPlacements(db, filter, { limit: MAX_ROWS });
  return {
    rows: await showPlacements(db, rows, reader, today),
    total: await countPlacements(db, filter),
  };
}
