import { sql } from "drizzle-orm";
import { check, customType, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => "bytea" });

/**
 * Images as pages show them; the originals are in `content_originals`.
 */
export const media = pgTable(
  "media",
  {
    id: text().primaryKey(), // SHA-256 of the original, hex
    original_type: text().notNull(),
    content_type: text().notNull(),
    /** Null when they are in the bucket of `MEDIA_URL`. */
    bytes: bytea(),
    /** Key of the object in the bucket, stored before it is uploaded and never used again. */
    object: text(),
    width: integer().notNull(),
    height: integer().notNull(),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  ({ bytes, object }) => [
    check("media_has_bytes", sql`${bytes} is not null or ${object} is not null`),
  ],
);

/** Objects of deleted images, which are deleted from the bucket next; a trigger of `media` adds them. */
export const mediaRemovals = pgTable("media_removals", {
  object: text().primaryKey(),
  removed_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
