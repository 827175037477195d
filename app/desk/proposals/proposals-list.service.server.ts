import { toEarliestDay } from "#app/proposals/proposal-texts.ts";
import type { Database } from "#database/client.server.ts";
import { readListPage } from "../lists/read-list-page.server.ts";
import { countDeskProposals, listDeskProposals } from "./desk-proposals.repository.server.ts";
import type { DeskProposalQuery } from "./proposal-filters.ts";

/** One page of the list of proposals. */
export async function readProposalList(db: Database, query: DeskProposalQuery, now: Date) {
  const filter = { ...query, today: toEarliestDay(now) };
  return readListPage(await countDeskProposals(db, filter), query.page, (part) =>
    listDeskProposals(db, filter, part),
  );
}
