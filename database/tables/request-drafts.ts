import { sql } from "drizzle-orm";
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { DraftFile, DraftKind, DraftText } from "#contract/desk/request-draft-terms.ts";
import { requests } from "./requests.ts";
import { staff } from "./staff.ts";
import { uploads } from "./uploads.ts";

/** What a person of the staff has begun to write about a request: one reply and one note each. */
export const requestDrafts = pgTable(
  "request_drafts",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    request_id: integer()
      .notNull()
      .references(() => requests.id, { onDelete: "cascade" }),
    staff_id: integer()
      .notNull()
      .references(() => staff.id, { onDelete: "cascade" }),
    kind: text().notNull().$type<DraftKind>(),
    subject: text().notNull(),
    body: text().notNull(),
    /** The hidden controls of an attached file, with the token that claims it. */
    file: jsonb().$type<DraftFile>(),
    upload_id: integer().references(() => uploads.id, { onDelete: "set null" }),
    /** The last entry of the thread that its author had seen when they began. */
    seen_event_id: bigint({ mode: "number" }).notNull(),
    /** Incremented by each save, which names the one that it was made on. */
    revision: integer().notNull(),
    /** The open page that saved it, and which of its changes this is: an earlier one may come later. */
    tab: text().notNull(),
    sequence: integer().notNull(),
    /** What another tab had saved, and this text replaced. */
    replaced: jsonb().$type<DraftText>(),
    /** The email that it was sent as: a draft again when that is taken back. */
    sent_as: uuid(),
    saved_at: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    uniqueIndex("request_drafts_key").on(t.request_id, t.staff_id, t.kind),
    index("request_drafts_staff_id").on(t.staff_id, t.saved_at),
    index("request_drafts_saved_at").on(t.saved_at),
    index("request_drafts_upload_id").on(t.upload_id).where(sql`${t.upload_id} is not null`),
  ],
);
