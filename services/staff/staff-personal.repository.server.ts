import { lte } from "drizzle-orm";
import { auditLog, staffLinks, staffSessions } from "#database/tables/staff.ts";
import { createRowExpiry } from "../personal-data/expired-rows.repository.server.ts";
import type { PersonalRecord } from "../personal-data/personal-record.server.ts";
import { monthsBefore } from "../personal-data/time-before.ts";

const AUDIT_MONTHS = 24;

/** Accounts of staff. They are disabled, not deleted: timelines name who did what. */
const accountsRecord: PersonalRecord = {
  name: "staff accounts",
  tables: ["staff", "staff_passkeys", "staff_recovery_codes", "staff_views"],
  retention: "as long as the person works for the agency, and their name with what they did",
};

const sessionsRecord: PersonalRecord = {
  name: "staff sessions",
  tables: ["staff_sessions"],
  retention: "until 12 hours after the last request, 30 days at most",
  expiry: createRowExpiry({
    every: "hour",
    table: staffSessions,
    key: staffSessions.id,
    since: staffSessions.expires_at,
    isExpired: (now) => lte(staffSessions.expires_at, now),
  }),
};

const linksRecord: PersonalRecord = {
  name: "staff links",
  tables: ["staff_links"],
  retention: "until they are used or expire, 7 days at most",
  expiry: createRowExpiry({
    every: "hour",
    table: staffLinks,
    key: staffLinks.token_hash,
    since: staffLinks.expires_at,
    isExpired: (now) => lte(staffLinks.expires_at, now),
  }),
};

const auditRecord: PersonalRecord = {
  name: "audit log",
  tables: ["audit_log"],
  retention: `${AUDIT_MONTHS} months`,
  expiry: createRowExpiry({
    every: "night",
    table: auditLog,
    key: auditLog.id,
    since: auditLog.at,
    isExpired: (now) => lte(auditLog.at, monthsBefore(now, AUDIT_MONTHS)),
  }),
};

/** What is stored about staff. */
export const staffRecords = [accountsRecord, sessionsRecord, linksRecord, auditRecord];
