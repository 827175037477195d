import { toEarliestDay } from "#app/proposals/proposal-texts.ts";
import type { DeskProposalQuery } from "#contract/desk-proposal.ts";
import type { Database } from "#database/client.server.ts";
import { PAGE_SIZE } from "../lists/list-limits.ts";
import { countDeskProposals, listDeskProposals } from "./desk-proposals.repository.server.ts";

/** One page of the list of proposals; a page beyond the end is the last one. */
export async function readProposalList(db: Database, query: DeskProposalQuery, now: Date) {
  const filter = {
    ...{ state: query.state === "all" ? undefined : query.state, text: query.text },
    today: toEarliestDay(now),
  };
  const total = await countDeskProposals(db, filter);
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const page = Math.min(query.page, pages);
  const rows = await listDeskProposals(db, filter, {
    limit: PAGE_SIZE,
    offset: (page - 1) * PAGE_SIZE,
  });
  return { rows, total, page, pages };
}
