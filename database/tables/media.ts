import { customType, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => "bytea" });

/**
 * Images as pages show them; the originals are in `content_originals`.
 */
export const media = pgTable("media", {
  id: text().primaryKey(), // SHA-256 of the original, hex
  original_type: text().notNull(),
  content_type: text().notNull(),
  bytes: bytea().notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
