import { toFullName } from "#contract/members/member-terms.ts";
import { toRowShape } from "#platform/text/row-file.server.ts";
import { type ListFile, toWriteFile, walkRows } from "../lists/list-file.server.ts";
import { readListQuery } from "../lists/list-query.ts";
import { PLACEMENT_FILTERS } from "./placement-filters.ts";
import { type ShownPlacement, showPlacements } from "./placement-list.service.server.ts";
import { listPlacements } from "./placements.repository.server.ts";

const SHAPE = toRowShape<ShownPlacement>({
  number: ({ id }) => id,
  request: ({ reference }) => reference,
  client: ({ client }) => client,
  company_name: ({ company_name }) => company_name,
  member: toFullName,
  member_slug: ({ slug }) => slug,
  state: ({ status }) => status,
  client_rate: ({ client_rate }) => client_rate,
  client_currency: ({ client_currency }) => client_currency,
  own_rate: ({ own_rate }) => own_rate,
  own_currency: ({ own_currency }) => own_currency,
  margin: ({ margin }) => margin?.amount ?? null,
  margin_percent: ({ margin }) => margin?.percent ?? null,
  starts_on: ({ starts_on }) => starts_on,
  ends_on: ({ ends_on }) => ends_on,
  ended_on: ({ ended_on }) => ended_on,
  hours_per_week: ({ hours_per_week }) => hours_per_week,
  notice_days: ({ notice_days }) => notice_days,
  trial_ends_on: ({ trial_ends_on }) => trial_ends_on,
  has_buyout: ({ has_buyout }) => has_buyout,
  terms: ({ terms }) => terms,
});

export const PLACEMENTS_FILE: ListFile = {
  entry: { action: "placement.export", subject: "placements" },
  async open({ db }, { staff, params, today }) {
    const filter = { ...readListQuery(PLACEMENT_FILTERS, params), today };
    return toWriteFile(
      SHAPE,
      walkRows({
        read: (before: number | undefined, part) =>
          listPlacements(db, { ...filter, before }, { ...part, byId: true }),
        toCursor: ({ id }) => id,
        show: (rows) => showPlacements(db, rows, staff, today),
      }),
    );
  },
};
