import { date, index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { AvailabilityAnswer } from "#contract/members/availability-terms.ts";
import { memberPrivate } from "./member-private.ts";
import { staff } from "./staff.ts";

/** Emails that asked members whether their availability is still right, and what they answered. */
export const availabilityEmails = pgTable(
  "availability_emails",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    slug: text()
      .notNull()
      .references(() => memberPrivate.slug, { onUpdate: "cascade", onDelete: "cascade" }),
    /** SHA-256 of the link's secret, hex. */
    token_hash: text().notNull().unique(),
    /**
     * SHA-256 of the secret with the address that it was sent to: the link ends when the member has
     * another address. The secret is not stored, so the address cannot be found by trying.
     */
    recipient_hash: text().notNull(),
    /** Who asked; null for the monthly email. */
    staff_id: integer().references(() => staff.id),
    asked_at: timestamp({ withTimezone: true }).notNull(),
    /** Of the latest answer. */
    answered_at: timestamp({ withTimezone: true }),
    answer: text().$type<AvailabilityAnswer>(),
    /** What the site showed after the answer. */
    available_from: date({ mode: "string" }),
  },
  (table) => [
    index("availability_emails_slug").on(table.slug, table.asked_at),
    index("availability_emails_asked_at").on(table.asked_at),
  ],
);
