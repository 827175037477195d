import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { uploads } from "./uploads.ts";

/** Applications that were saved to be finished later, by a link in an email. */
export const applicationDrafts = pgTable(
  "application_drafts",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** SHA-256 of the link's secret, hex. */
    token_hash: text().notNull().unique(),
    email: text().notNull(),
    /** As the browser stores them, in JSON: whatever was typed, also half. */
    answers: text().notNull(),
    upload_id: integer().references(() => uploads.id, { onDelete: "set null" }),
    /** Key of the form that saved it, so that sending it twice stores one. */
    form_key: uuid().notNull().unique(),
    /** Key under which its browser sends the application. */
    attempt_key: uuid().notNull(),
    saved_at: timestamp({ withTimezone: true }).notNull(),
    expires_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index("application_drafts_email").on(sql`lower(${table.email})`),
    index("application_drafts_attempt_key").on(table.attempt_key),
    index("application_drafts_upload_id").on(table.upload_id),
    index("application_drafts_expires_at").on(table.expires_at),
  ],
);
