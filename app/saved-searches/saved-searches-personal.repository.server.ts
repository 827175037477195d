import { savedSearches } from "#database/tables/saved-searches.ts";
import { createRowExpiry } from "#services/personal-data/expired-rows.repository.server.ts";
import type { PersonalRecord } from "#services/personal-data/personal-record.server.ts";
import {
  createRowsPart,
  hasAddress,
} from "#services/personal-data/rows-of-person.repository.server.ts";
import { ACTIVE_MONTHS, UNCONFIRMED_DAYS } from "./saved-search-periods.ts";
import { SEARCH_KIND_TEXTS } from "./search-kinds.ts";

const { email, expires_at } = savedSearches;

/** What people search for, with their address. Their links are deleted with them. */
export const savedSearchesRecord: PersonalRecord = {
  name: "saved searches",
  tables: ["saved_searches", "saved_search_links"],
  retention: `until they are stopped, ${ACTIVE_MONTHS} months after they were confirmed or changed at most; ${UNCONFIRMED_DAYS} days without confirmation`,
  expiry: createRowExpiry({ every: "night", since: expires_at }),
  ofPerson: createRowsPart({
    table: savedSearches,
    isOfPerson: (person) => hasAddress(email, person),
    toCopy: ({ idempotency_key, seen_id, ...row }) => ({
      title: `Saved search of ${row.created_at.toISOString()}`,
      data: row,
      details: [
        ["Email address", row.email],
        ["Search", SEARCH_KIND_TEXTS[row.kind].list + row.search],
        ["Emails", row.frequency],
        ["Confirmed", row.confirmed_at?.toISOString() ?? ""],
        ["Ends", row.expires_at.toISOString()],
      ],
    }),
  }),
};
