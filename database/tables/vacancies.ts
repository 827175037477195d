import {
  boolean,
  char,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import type { Pay } from "#contract/content/vacancy.ts";
import type { VacancyType, Workplace } from "#contract/content/vacancy-terms.ts";
import type { SeniorityLevel } from "#contract/members/member-terms.ts";

/** Open jobs. `source` is the file as it was imported, so that an export returns it. */
export const vacancies = pgTable(
  "vacancies",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    slug: text().notNull().unique(),
    published: boolean().notNull().default(true),
    source: text().notNull(),
    title: text().notNull(),
    type: text().notNull().$type<VacancyType>(),
    workplace: text().notNull().$type<Workplace>(),
    location: text().notNull(),
    country_code: char({ length: 2 }),
    pay: jsonb().notNull().$type<Pay>(),
    technology_ids: integer().array().notNull(),
    seniority_level: text().notNull().$type<SeniorityLevel>(),
    posted_at: date({ mode: "string" }).notNull(),
    valid_until: date({ mode: "string" }).notNull(),
    closed_at: date({ mode: "string" }),
    excerpt: text().notNull(),
    body: text().notNull(),
    updated_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index("vacancies_posted_at").on(t.posted_at.desc())],
);
