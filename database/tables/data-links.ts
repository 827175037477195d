import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { requests } from "./requests.ts";

/**
 * Links for what only the person who has the mailbox of a request may do: get a copy of their data,
 * erase it, withdraw the request.
 */
export const dataLinks = pgTable(
  "data_links",
  {
    /** SHA-256 of the link's secret, hex. */
    token_hash: text().primaryKey(),
    purpose: text().notNull().$type<"copy" | "erasure" | "withdrawal" | "correction">(),
    /** Whose address it is about; null once that was erased. */
    request_id: integer().references(() => requests.id, { onDelete: "set null" }),
    expires_at: timestamp({ withTimezone: true }).notNull(),
    /** Of an erasure or a withdrawal that was confirmed. */
    used_at: timestamp({ withTimezone: true }),
  },
  (t) => [
    index("data_links_request_id").on(t.request_id),
    index("data_links_expires_at").on(t.expires_at),
  ],
);
