import { auditLog, staffLinks, staffSessions } from "#database/tables/staff.ts";
import { createRowExpiry } from "../personal-data/expired-rows.repository.server.ts";
import type { PersonalRecord } from "../personal-data/personal-record.server.ts";

const AUDIT_MONTHS = 24;

/** Accounts of staff. They are disabled, not deleted: timelines name who did what. */
const accountsRecord: PersonalRecord = {
  name: "staff accounts",
  tables: ["staff", "staff_passkeys", "staff_identities", "staff_recovery_codes", "staff_views"],
  retention: "as long as the person works for the agency, and their name with what they did",
};

const sessionsRecord: PersonalRecord = {
  name: "staff sessions",
  tables: ["staff_sessions"],
  retention: "until 12 hours after the last request, 30 days at most",
  expiry: createRowExpiry({ every: "hour", since: staffSessions.expires_at }),
};

const linksRecord: PersonalRecord = {
  name: "staff links",
  tables: ["staff_links"],
  retention: "until they are used or expire, 7 days at most",
  expiry: createRowExpiry({ every: "hour", since: staffLinks.expires_at }),
};

const auditRecord: PersonalRecord = {
  name: "audit log",
  tables: ["audit_log"],
  retention: `${AUDIT_MONTHS} months`,
  expiry: createRowExpiry({ every: "night", since: auditLog.at, months: AUDIT_MONTHS }),
};

/** What is stored about staff. */
export const staffRecords = [accountsRecord, sessionsRecord, linksRecord, auditRecord];
