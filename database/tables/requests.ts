import { sql } from "drizzle-orm";
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  time,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import type { FormName } from "#contract/forms.ts";
import type { Currency, SeniorityLevel } from "#contract/member-terms.ts";
import { members } from "./members.ts";
import { proposals } from "./proposals.ts";

/** What visitors sent, one row a form. */
export const requests = pgTable(
  "requests",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    reference: text().notNull().unique(),
    idempotency_key: uuid().notNull().unique(),
    // SHA-256 of what was sent, hex: the same key with other content is another request's key.
    fingerprint: text().notNull(),
    form: text().notNull().$type<FormName>(),
    submitted_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    name: text().notNull(),
    // A proposal may be answered without one: whoever has its link speaks for the client.
    email: text(),
    company_name: text(),
    project_type: text(),
    project_duration: text(),
    workload: text(),
    start_date: text(),
    message: text(),
    contact_date: date({ mode: "string" }),
    contact_time: time(),
    contact_timezone: text(),
    marketing_consent: boolean().notNull().default(false),
    proposal_id: text().references(() => proposals.id),
  },
  (t) => [
    index("requests_submitted_at").on(t.submitted_at),
    index("requests_proposal_id").on(t.proposal_id),
    // Somebody's requests are found by their address, however it was typed.
    index("requests_email").on(sql`lower(${t.email})`),
  ],
);

/** The members a request names, with what the client saw of them when it was sent. */
export const requestMembers = pgTable(
  "request_members",
  {
    request_id: integer()
      .notNull()
      .references(() => requests.id, { onDelete: "cascade" }),
    member_id: integer()
      .notNull()
      .references(() => members.id),
    sort_order: smallint().notNull(),
    full_name: text().notNull(),
    slug: text().notNull(),
    sales_rate: numeric({ precision: 8, scale: 2, mode: "number" }),
    sales_currency: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.request_id, t.member_id] })],
);

/** What only a find request says: whom the client is looking for. */
export const findDetails = pgTable("find_details", {
  request_id: integer()
    .primaryKey()
    .references(() => requests.id, { onDelete: "cascade" }),
  // As the client saw them: a name may be gone from the site when somebody answers.
  technologies: jsonb().notNull().$type<{ slug: string; name: string }[]>(),
  number_of_developers: smallint().notNull(),
  seniority_level: text().$type<SeniorityLevel>(),
  max_rate: numeric({ precision: 8, scale: 2, mode: "number" }),
  currency: text().notNull().$type<Currency>(),
});
