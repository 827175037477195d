import { integer, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { plainText } from "./plain-text.ts";

/**
 * Every word of the threads of a request once, with its id: an index of words that is read without
 * the entries. Triggers of `request_events` write and erase it.
 */
export const threadWords = pgTable(
  "thread_words",
  {
    word: plainText().notNull(),
    request_id: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.word, t.request_id] })],
);
