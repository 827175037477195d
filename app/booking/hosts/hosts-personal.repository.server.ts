import { lt } from "drizzle-orm";
import { hostDaysOff } from "#database/tables/hosts.ts";
import { createRowExpiry } from "#services/personal-data/expired-rows.repository.server.ts";
import type { PersonalRecord } from "#services/personal-data/personal-record.server.ts";
import { daysBefore } from "#services/personal-data/time-before.ts";

/**
 * Names and addresses of hosts with their hours and video rooms, and the times at which another of
 * their calendars is busy, without what for.
 */
export const hostsRecord: PersonalRecord = {
  name: "hosts of calls",
  tables: ["booking_hosts", "host_calendars", "host_busy_times"],
  retention: "as long as the site runs: past calls name their host",
};

const DAYS = 30;

/** When hosts were away. */
export const daysOffRecord: PersonalRecord = {
  name: "days off",
  tables: ["host_days_off"],
  retention: `${DAYS} days after the last one`,
  expiry: createRowExpiry({
    every: "night",
    since: hostDaysOff.last_day,
    isExpired: (now) => lt(hostDaysOff.last_day, daysBefore(now, DAYS).toISOString().slice(0, 10)),
  }),
};
