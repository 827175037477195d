import { sql } from "drizzle-orm";
import {
  boolean,
  char,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  smallint,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import type {
  ClientReference,
  Education,
  TestSheet,
  VettingRecord,
  WorkSample,
} from "#contract/members/member.ts";
import type {
  Currency,
  Gender,
  LanguageLevel,
  MemberWorkload,
  SeniorityLevel,
  TechnologyType,
} from "#contract/members/member-terms.ts";
import { media } from "./media.ts";

/** A technology of a member, by id; names come from the technologies table. */
export type MemberTechnologyRow = { technology_id: number; years: number; type: TechnologyType };

/** A project of a member; tags and technologies by id. */
export type MemberExperienceRow = {
  position: string;
  name: string;
  tag_ids: number[];
  description: string;
  responsibility: string;
  technology_ids: number[];
};

/** A reference with the day on which its author agreed that it is public; null until then. */
export type StoredReference = ClientReference & { consent_on: string | null };

/** A sheet with who recorded the member's consent, and when; its engineer is that of the check. */
export type StoredTestSheet = Omit<TestSheet, "by"> & {
  consent_on: string | null;
  consent_by: string;
};

type WorkImage = NonNullable<WorkSample["image"]>;

/** With the name of its image in the folder of the member's files. */
export type StoredWorkSample = Omit<WorkSample, "image"> & {
  image: (WorkImage & { file: string }) | null;
};

/**
 * One row a member: a profile is read whole and written whole by an import, so its parts are
 * documents in the row. Lists are read from `member_search`, which a trigger keeps up to date.
 *
 * A trigger increments the content version in every transaction that changes a row.
 */
export const members = pgTable(
  "members",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    slug: text().notNull().unique(),
    published: boolean().notNull().default(true),
    featured: boolean().notNull().default(false),
    avatar: text().references(() => media.id),
    gender: text().$type<Gender>(),
    first_name: text().notNull(),
    last_name: text().notNull(),
    latin_name: text(),
    position: text().notNull(),
    excerpt: text().notNull(),
    about: text().notNull(),
    country_code: char({ length: 2 }).notNull(),
    timezone: text().notNull(),
    sales_rate: numeric({ precision: 8, scale: 2, mode: "number" }),
    sales_currency: char({ length: 3 }).notNull().$type<Currency>(),
    redemption_rate: numeric({ precision: 10, scale: 2, mode: "number" }),
    seniority_level: text().notNull().$type<SeniorityLevel>(),
    years_of_experience: smallint().notNull(),
    workload: text().$type<MemberWorkload>(),
    cv_link: text(),
    available_from: date({ mode: "string" }),
    availability_confirmed_at: date({ mode: "string" }),
    languages: jsonb().notNull().$type<{ code: string; level: LanguageLevel }[]>(),
    technologies: jsonb().notNull().$type<MemberTechnologyRow[]>(),
    experiences: jsonb().notNull().$type<MemberExperienceRow[]>(),
    educations: jsonb().notNull().$type<Education[]>(),
    vetting: jsonb().notNull().default([]).$type<VettingRecord[]>(),
    test_sheet: jsonb().$type<StoredTestSheet>(),
    client_references: jsonb().notNull().default([]).$type<StoredReference[]>(),
    work_samples: jsonb().notNull().default([]).$type<StoredWorkSample[]>(),
    updated_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    // What lists of the desk filter, count and sort by, without reading whole profiles.
    index("members_desk").on(
      t.slug,
      t.id,
      t.published,
      t.avatar,
      t.sales_rate,
      t.availability_confirmed_at,
      t.updated_at,
    ),
    index("members_without_excerpt").on(t.slug, t.id, t.published).where(sql`${t.excerpt} = ''`),
    index("members_not_vetted").on(t.slug, t.id, t.published).where(sql`${t.vetting} = '[]'`),
    index("members_hidden").on(t.slug, t.id).where(sql`not ${t.published}`),
    // The function returns the date of the latest public reference.
    index("members_referenced")
      .on(sql`latest_reference(${t.client_references}) desc`, t.slug)
      .where(sql`${t.published} and latest_reference(${t.client_references}) is not null`),
  ],
);
