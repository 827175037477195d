import { pgTable, text } from "drizzle-orm/pg-core";
import type { ReplyPurpose } from "#contract/desk/reply-terms.ts";

/** Templates of replies. `source` is the file as it was imported, so that an export returns it. */
export const replies = pgTable("replies", {
  slug: text().primaryKey(),
  source: text().notNull(),
  title: text().notNull(),
  purpose: text().notNull().$type<ReplyPurpose>(),
  subject: text().notNull(),
  body: text().notNull(),
});
