import { requestSources } from "#database/tables/requests.ts";
import { createRowExpiry } from "#services/personal-data/expired-rows.repository.server.ts";
import type { PersonalRecord } from "#services/personal-data/personal-record.server.ts";

/** Long enough for staff to notice a flood of requests and to end it. */
export const SOURCE_DAYS = 14;

/** Where requests came from; erased with their request before. */
export const requestSourcesRecord: PersonalRecord = {
  name: "sources of requests",
  tables: ["request_sources"],
  retention: `${SOURCE_DAYS} days after the request was sent`,
  expiry: createRowExpiry({ every: "night", since: requestSources.created_at, days: SOURCE_DAYS }),
};
