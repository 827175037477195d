import { accessTokens } from "#database/tables/staff.ts";
import { createRowExpiry } from "../personal-data/expired-rows.repository.server.ts";
import type { PersonalRecord } from "../personal-data/personal-record.server.ts";

/** As long as the audit log, which names the token that made a change. */
const MONTHS = 24;

/** Access tokens of staff. */
export const accessTokensRecord: PersonalRecord = {
  name: "access tokens",
  tables: ["access_tokens"],
  retention: `${MONTHS} months after they have expired or been revoked`,
  expiry: createRowExpiry({ every: "night", since: accessTokens.expires_at, months: MONTHS }),
};
