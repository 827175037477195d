import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import { staff } from "./staff.ts";

/**
 * Companies, one for each domain of an address, and those that staff named. The rows of domains are
 * stored by triggers, see `people`.
 */
export const companies = pgTable(
  "companies",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Of addresses; null for a company that staff named. */
    domain: text().unique(),
    /** As a form had it or staff corrected it; the domain stands for it where it is null. */
    name: text(),
    /** People of many companies have addresses of it, as of a provider of email. */
    is_shared: boolean().notNull().default(false),
    /** Corrected by staff: forms change nothing any more. */
    is_edited: boolean().notNull().default(false),
    version: integer().notNull().default(1),
  },
  (t) => [
    index("companies_name").on(sql`lower(${t.name})`),
    // Words of name and domain. A migration creates the generated column, which no row is read with.
    index("companies_search").using("gin", sql`search`),
  ],
);

/**
 * One row for each address that wrote to the agency or was written to. A person is a row that is
 * merged into no other, with all that are merged into it.
 *
 * Triggers on requests, proposals, applications and calls store the rows and what forms say; what a
 * person sent is found by the address. So nothing else has to keep them in step.
 */
export const people = pgTable(
  "people",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** In lower case. */
    address: text().notNull().unique(),
    name: text().notNull(),
    phone: text(),
    company_id: integer().references(() => companies.id, { onDelete: "set null" }),
    merged_into: integer().references((): AnyPgColumn => people.id, { onDelete: "set null" }),
    /** Corrected by staff: forms change nothing any more. */
    is_edited: boolean().notNull().default(false),
    version: integer().notNull().default(1),
    /** When they last sent a form, were sent a proposal, or were entered. */
    requested_at: timestamp({ withTimezone: true }).notNull(),
    /** Who entered them by hand, and the idempotency key of that form. */
    entered_by: integer().references(() => staff.id),
    entry_key: uuid().unique(),
  },
  (t) => [
    index("people_requested_at").on(t.requested_at, t.id).where(sql`${t.merged_into} is null`),
    index("people_company_id").on(t.company_id),
    index("people_merged_into").on(t.merged_into).where(sql`${t.merged_into} is not null`),
    index("people_name").on(sql`lower(${t.name})`),
    index("people_phone").on(phoneEnding(t.phone)).where(sql`${t.phone} is not null`),
    // Words of name, address and telephone number, as for companies.
    index("people_search").using("gin", sql`search`),
  ],
);

/** The digits by which two spellings of a telephone number are the same, with country code or without. */
export function phoneEnding(phone: AnyPgColumn) {
  return sql<string>`right(regexp_replace(${phone}, '[^0-9]', '', 'g'), 8)`;
}
