import { sql } from "drizzle-orm";
import {
  check,
  customType,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
} from "drizzle-orm/pg-core";
import type { UploadType } from "#contract/values/upload-terms.ts";
import { people } from "./people.ts";
import { requests } from "./requests.ts";
import { staff } from "./staff.ts";

const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => "bytea" });

/** Files that staff put on a request, an application or a person, for themselves. */
export const internalFiles = pgTable(
  "internal_files",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The request or application that it is on; null for one of a person. */
    request_id: integer().references(() => requests.id, { onDelete: "cascade" }),
    person_id: integer().references(() => people.id, { onDelete: "cascade" }),
    name: text().notNull(),
    type: text().notNull().$type<UploadType>(),
    size: integer().notNull(),
    /** SHA-256 of the bytes, hex: the same file twice is one. */
    digest: text().notNull(),
    bytes: bytea().notNull(),
    /** Who added it; null for what was loaded with the demo content. */
    staff_id: integer().references(() => staff.id),
    created_at: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    unique("internal_files_request").on(t.request_id, t.digest),
    unique("internal_files_person").on(t.person_id, t.digest),
    index("internal_files_staff_id").on(t.staff_id),
    check("internal_files_record", sql`num_nonnulls(${t.request_id}, ${t.person_id}) = 1`),
  ],
);
