import {
  boolean,
  char,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  smallint,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import type { Currency, LanguageLevel, SeniorityLevel } from "#contract/members/member-terms.ts";
import { requests } from "./requests.ts";
import { vacancies } from "./vacancies.ts";

/** Fields that only applications have; name, email, workload, start and text are in the request. */
export const applications = pgTable(
  "applications",
  {
    request_id: integer()
      .primaryKey()
      .references(() => requests.id, { onDelete: "cascade" }),
    // As the applicant saw it: the vacancy may have another title later.
    job: text().notNull(),
    // Null for a general position.
    vacancy_id: integer().references(() => vacancies.id),
    first_name: text().notNull(),
    last_name: text().notNull(),
    phone: text(),
    country_code: char({ length: 2 }).notNull(),
    city: text(),
    timezone: text().notNull(),
    seniority_level: text().notNull().$type<SeniorityLevel>(),
    years_of_experience: smallint().notNull(),
    technologies: jsonb().notNull().$type<{ name: string; years: number; main: boolean }[]>(),
    languages: jsonb().notNull().$type<{ code: string; level: LanguageLevel }[]>(),
    hourly_rate: numeric({ precision: 8, scale: 2, mode: "number" }).notNull(),
    currency: text().notNull().$type<Currency>(),
    linkedin_url: text(),
    github_url: text(),
    portfolio_url: text(),
    links: jsonb().notNull().$type<string[]>(),
    // Consent to retain the profile for two years instead of six months after the decision.
    keep_profile: boolean().notNull().default(false),
    // Null until the operator records the decision (`npm run requests -- decide`).
    decided_at: timestamp({ withTimezone: true }),
  },
  (t) => [index("applications_vacancy_id").on(t.vacancy_id)],
);
