import { lt } from "drizzle-orm";
import { auditLog, staffLinks, staffSessions } from "#database/tables/staff.ts";
import { staffLeaves } from "#database/tables/staff-leaves.ts";
import { createRowExpiry } from "../personal-data/expired-rows.repository.server.ts";
import type { PersonalRecord } from "../personal-data/personal-record.server.ts";
import { daysBefore } from "../personal-data/time-before.ts";

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

const LEAVE_DAYS = 30;

/** When staff were away, and who had their work. */
const leavesRecord: PersonalRecord = {
  name: "staff leaves",
  tables: ["staff_leaves"],
  retention: `${LEAVE_DAYS} days after the last one`,
  expiry: createRowExpiry({
    every: "night",
    since: staffLeaves.last_day,
    isExpired: (now) =>
      lt(staffLeaves.last_day, daysBefore(now, LEAVE_DAYS).toISOString().slice(0, 10)),
  }),
};

const auditRecord: PersonalRecord = {
  name: "audit log",
  tables: ["audit_log"],
  retention: `${AUDIT_MONTHS} months`,
  expiry: createRowExpiry({ every: "night", since: auditLog.at, months: AUDIT_MONTHS }),
};

/** What is stored about staff. */
export const staffRecords = [
  accountsRecord,
  leavesRecord,
  sessionsRecord,
  linksRecord,
  auditRecord,
];
