import { boolean, index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
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
    /** Of the browser that sent the form: it shows nothing about who has the mailbox. */
    in_browser: boolean().notNull().default(false),
    /** When an emailed link was first opened; null until then. */
    opened_at: timestamp({ withTimezone: true }),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index("status_links_request_id").on(t.request_id)],
);
