import { and, eq, lte } from "drizzle-orm";
import { bookings } from "#database/tables/bookings.ts";
import { createRowExpiry } from "#services/personal-data/expired-rows.repository.server.ts";
import type { PersonalRecord } from "#services/personal-data/personal-record.server.ts";

/** Holds of browsers; once a form is sent, its call belongs to the request. */
export const holdsRecord: PersonalRecord = {
  name: "times held for a form",
  tables: ["bookings", "booking_links", "booking_invitations"],
  retention: "10 minutes, 30 when renewed",
  expiry: createRowExpiry({
    every: "hour",
    since: bookings.held_until,
    isExpired: (now) => and(eq(bookings.status, "held"), lte(bookings.held_until, now)),
  }),
};
