import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { requests } from "./requests.ts";

/** Secret links of people to what they sent; they end with it. */
export const statusLinks = pgTable(
  "status_links",
  {
    /** SHA-256 of the link's secret, hex. */
    token_hash: text().primaryKey(),
    request_id: integer()
      .notNull()
      .references(() => requests.id, { onDelete: "cascade" }),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index("status_links_request_id").on(t.request_id)],
);
