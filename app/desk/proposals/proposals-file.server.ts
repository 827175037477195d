import { toEarliestDay } from "#app/proposals/proposal-texts.ts";
import { toRowShape } from "#platform/text/row-file.server.ts";
import { type ListFile, toWriteFile, walkRows } from "../lists/list-file.server.ts";
import { readListQuery } from "../lists/list-query.ts";
import { type DeskProposalRow, listDeskProposals } from "./desk-proposals.repository.server.ts";
import { PROPOSAL_FILTERS } from "./proposal-filters.ts";

const SHAPE = toRowShape<DeskProposalRow>({
  number: ({ id }) => id,
  request: ({ reference }) => reference,
  client: ({ client }) => client,
  state: ({ state }) => state,
  has_draft: ({ has_draft }) => has_draft,
  members: ({ members }) => members,
  prepared_by: ({ prepared_by }) => prepared_by,
  valid_until: ({ valid_until }) => valid_until,
  opened_count: ({ opened_count }) => opened_count,
  opened_last_at: ({ opened_last_at }) => opened_last_at,
  changed_at: ({ changed_at }) => changed_at,
});

export const PROPOSALS_FILE: ListFile = {
  entry: { action: "proposal.export", subject: "proposals" },
  async open({ db, clock }, { params }) {
    const query = readListQuery(PROPOSAL_FILTERS, params);
    const filter = { ...query, today: toEarliestDay(clock()) };
    return toWriteFile(
      SHAPE,
      walkRows({
        read: (before: number | undefined, part) =>
          listDeskProposals(db, { ...filter, before }, { ...part, byId: true }),
        toCursor: ({ id }) => id,
        show: (rows) => rows,
      }),
    );
  },
};
