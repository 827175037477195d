import type { PersonalRecord } from "../personal-data/personal-record.server.ts";

/** Accounts of staff with their sessions, and what they did. */
export const staffRecord: PersonalRecord = {
  name: "staff accounts",
  tables: [
    ...["staff", "staff_sessions", "staff_passkeys", "staff_recovery_codes", "staff_links"],
    ...["staff_views", "audit_log"],
  ],
  retention: "as long as the person works for the agency",
};
