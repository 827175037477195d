import { toRowShape } from "#platform/text/row-file.server.ts";
import { type ListFile, toWriteFile, walkRows } from "../../lists/list-file.server.ts";
import { readListQuery } from "../../lists/list-query.ts";
import { findDeskMembers } from "./desk-members.repository.server.ts";
import { MEMBER_FILTERS } from "./member-filters.ts";
import { type DeskMemberRow, readRows, toFilter } from "./members-list.service.server.ts";

const SHAPE = toRowShape<DeskMemberRow>({
  slug: ({ slug }) => slug,
  name: ({ name }) => name,
  position: ({ position }) => position,
  seniority_level: ({ seniority_level }) => seniority_level,
  sales_rate: ({ sales_rate }) => sales_rate,
  sales_currency: ({ sales_currency }) => sales_currency,
  country_code: ({ country_code }) => country_code,
  available_from: ({ available_from }) => available_from,
  availability_confirmed_at: (row) => row.availability_confirmed_at,
  state: ({ state }) => state,
  has_draft: ({ has_draft }) => has_draft,
  missing: ({ problems }) => problems,
  changed_at: ({ changed_at }) => changed_at,
});

export const MEMBERS_FILE: ListFile = {
  entry: { action: "member.export", subject: "members" },
  async open({ db }, { params, today }) {
    const filter = await toFilter(db, readListQuery(MEMBER_FILTERS, params), today);
    return toWriteFile(
      SHAPE,
      walkRows({
        read: (after: string | undefined, part) =>
          findDeskMembers(db, { ...filter, after }, { ...part, sort: "name", offset: 0 }),
        toCursor: ({ slug }) => slug,
        show: (found) => readRows(db, found, today),
      }),
    );
  },
};
