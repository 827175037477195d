import { sql } from "drizzle-orm";
import {
  bigint,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import type { RevisionSource } from "#contract/desk/revision.ts";
import { staff } from "./staff.ts";

const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => "bytea" });

/** Every change of a content file, one row each: the history, drafts and what is scheduled. */
export const contentRevisions = pgTable(
  "content_revisions",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text().notNull(),
    /** Path inside the content folder. */
    path: text().notNull(),
    /** Null for an image, whose bytes are in `content_originals`, and for a removal. */
    text: text(),
    /** SHA-256, hex; null when the revision removes the file. */
    hash: text(),
    /** The hash of the file that its author changed; null when there was none. */
    base_hash: text(),
    author: text().notNull(),
    source: text().notNull().$type<RevisionSource>(),
    note: text(),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Null for a draft, in the future for a scheduled revision. */
    published_at: timestamp({ withTimezone: true }),
    /** The content version that it was published with; null until then. */
    version: bigint({ mode: "number" }),
    /** When a draft was published or discarded: it remains in the history only. */
    closed_at: timestamp({ withTimezone: true }),
    /** When the row was last written; by a trigger. */
    updated_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index("content_revisions_path").on(table.path, table.id),
    index("content_revisions_version").on(table.version),
    index("content_revisions_updated_at").on(table.updated_at),
    index("content_revisions_scheduled")
      .on(table.published_at)
      .where(sql`${table.version} is null and ${table.published_at} is not null`),
    index("content_revisions_open")
      .on(table.path)
      .where(sql`${table.version} is null and ${table.closed_at} is null`),
  ],
);

/** The files that the site shows now, each with its latest published revision. */
export const contentFiles = pgTable("content_files", {
  path: text().primaryKey(),
  revision_id: bigint({ mode: "number" })
    .notNull()
    .references(() => contentRevisions.id),
});

/** Images as they were saved, by the SHA-256 of their bytes (hex). */
export const contentOriginals = pgTable("content_originals", {
  hash: text().primaryKey(),
  bytes: bytea().notNull(),
});

export type SluggedRecord = "member" | "article" | "vacancy" | "technology" | "tag";

/** Earlier slugs of records, whose URLs redirect. */
export const previousSlugs = pgTable(
  "previous_slugs",
  {
    record: text().notNull().$type<SluggedRecord>(),
    slug: text().notNull(),
    current_slug: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.record, table.slug] })],
);

/** Who has a file open at the desk, for a minute after the last sign of it. */
export const contentEditors = pgTable(
  "content_editors",
  {
    path: text().notNull(),
    staff_id: integer()
      .notNull()
      .references(() => staff.id, { onDelete: "cascade" }),
    seen_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.path, table.staff_id] })],
);
