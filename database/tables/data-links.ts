import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { requests } from "./requests.ts";

/** Links by which a person gets a copy of their data, or erases it. */
export const dataLinks = pgTable(
  "data_links",
  {
    /** SHA-256 of the link's secret, hex. */
    token_hash: text().primaryKey(),
    purpose: text().notNull().$type<"copy" | "erasure">(),
    /** Whose address it is about; null once that was erased. */
    request_id: integer().references(() => requests.id, { onDelete: "set null" }),
    expires_at: timestamp({ withTimezone: true }).notNull(),
    /** Of an erasure that was confirmed. */
    used_at: timestamp({ withTimezone: true }),
  },
  (t) => [
    index("data_links_request_id").on(t.request_id),
    index("data_links_expires_at").on(t.expires_at),
  ],
);
