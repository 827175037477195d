import { contentChanges } from "#database/tables/site.ts";
import { createRowExpiry } from "../../personal-data/expired-rows.repository.server.ts";
import type { PersonalRecord } from "../../personal-data/personal-record.server.ts";

const DAYS = 1;

/** Their keys name the slugs of profiles. Processes read them within seconds. */
export const contentChangesRecord: PersonalRecord = {
  name: "which profiles and texts changed last",
  tables: ["content_changes"],
  retention: `${DAYS} day`,
  expiry: createRowExpiry({
    every: "night",
    key: contentChanges.version,
    since: contentChanges.changed_at,
    days: DAYS,
  }),
};
