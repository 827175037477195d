import { sql } from "drizzle-orm";
import { customType, index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { UploadPurpose, UploadType } from "#contract/values/upload-terms.ts";
import { requests } from "./requests.ts";

const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => "bytea" });

/** Files that visitors uploaded, unclaimed or belonging to a request. Never served. */
export const uploads = pgTable(
  "uploads",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    token_hash: text().notNull().unique(), // SHA-256 of the token, hex: who reads the table cannot claim
    purpose: text().notNull().$type<UploadPurpose>(),
    name: text().notNull(),
    type: text().notNull().$type<UploadType>(),
    size: integer().notNull(),
    bytes: bytea().notNull(),
    // Keyed hash of the uploading network, for its quota; null once a form has claimed the file.
    client: text(),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    // Where its form was saved for later: until then it waits for it.
    keep_until: timestamp({ withTimezone: true }),
    // Null until a form claims the file; deleted with its request.
    request_id: integer().references(() => requests.id, { onDelete: "cascade" }),
  },
  (t) => [
    index("uploads_request_id").on(t.request_id),
    index("uploads_client").on(t.client).where(sql`${t.request_id} is null`),
    index("uploads_unclaimed").on(t.created_at).where(sql`${t.request_id} is null`),
  ],
);
