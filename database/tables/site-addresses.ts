import { boolean, pgTable, text } from "drizzle-orm/pg-core";

/** One row: the public address of the site that started last, for commands that make links. */
export const siteAddresses = pgTable("site_addresses", {
  id: boolean().primaryKey().default(true),
  url: text().notNull(),
});
