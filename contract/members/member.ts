import { z } from "zod";
import { SlugSchema } from "../values/taxonomy.ts";
import {
  CURRENCIES,
  GENDERS,
  LANGUAGE_LEVELS,
  MEMBER_WORKLOADS,
  SENIORITY_LEVELS,
} from "./member-terms.ts";
import { MAX_TEST_SCORE, TEST_SHEET_CHECKS } from "./test-sheet-terms.ts";
import { VETTING_CHECKS } from "./vetting-terms.ts";
import { WORK_KINDS } from "./work-sample-terms.ts";

export const MemberLanguageSchema = z.object({
  code: z.string(),
  name: z.string(),
  level: z.enum(LANGUAGE_LEVELS),
});

export const MemberTechnologySchema = z.object({
  slug: SlugSchema,
  name: z.string(),
  years: z.number().min(0),
  type: z.union([z.literal(1), z.literal(2)]).describe("1 main, 2 other"),
});
export type MemberTechnology = z.infer<typeof MemberTechnologySchema>;

const NamedSchema = z.object({ slug: SlugSchema, name: z.string() });

export const ExperienceSchema = z.object({
  position: z.string(),
  name: z.string(),
  tags: z.array(NamedSchema),
  description: z.string(),
  responsibility: z.string(),
  technologies: z.array(NamedSchema),
});

export const EducationSchema = z.object({
  institution: z.string(),
  specialization: z.string(),
  year_from: z.number().int().nullable(),
  year_to: z.number().int().nullable(),
});
export type Education = z.infer<typeof EducationSchema>;

const DateSchema = z.iso.date();

/** A check of the agency, as a dated fact. */
export const VettingRecordSchema = z.object({
  check: z.enum(VETTING_CHECKS),
  how: z.string().describe("What was done, in one line"),
  by: z.string().describe("Name of the person who checked"),
  on: DateSchema,
});
export type VettingRecord = z.infer<typeof VettingRecordSchema>;

/** How one check of a member went, without a name of anyone else; public with their consent. */
export const TestSheetSchema = z.object({
  check: z.enum(TEST_SHEET_CHECKS),
  on: DateSchema,
  by: z.string().describe("Name of the engineer who tested"),
  task: z.string().describe("What was asked, as plain text"),
  scores: z.array(
    z.object({
      name: z.string(),
      score: z.int().min(1).max(MAX_TEST_SCORE),
      note: z.string().describe("A sentence of the engineer"),
    }),
  ),
});
export type TestSheet = z.infer<typeof TestSheetSchema>;

/** Something that a member made, to look at elsewhere. */
export const WorkSampleSchema = z.object({
  kind: z.enum(WORK_KINDS),
  title: z.string(),
  url: z.string().describe("Begins with https://"),
  description: z.string().describe("One sentence"),
  year: z.int().nullable(),
});
export type WorkSample = z.infer<typeof WorkSampleSchema>;

/** What a client wrote about a member, who has agreed that it is public. */
export const ClientReferenceSchema = z.object({
  author: z.string(),
  role: z.string().nullable().describe("Position of the author"),
  company: z.string(),
  text: z.string().describe("Plain text"),
  on: DateSchema,
});
export type ClientReference = z.infer<typeof ClientReferenceSchema>;

/** Fields of a card: a member without projects, education and the long text. */
export const MemberCardSchema = z
  .object({
    id: z.number().int(),
    slug: SlugSchema,
    avatar: z.string().nullable().describe("Path of the photo, null where there is none"),
    gender: z.enum(GENDERS).nullable(),
    first_name: z.string(),
    last_name: z.string(),
    latin_name: z
      .string()
      .nullable()
      .describe("Name in Latin letters, where first_name and last_name have others"),
    position: z.string(),
    excerpt: z.string().describe("HTML, sanitised at import"),
    country: z.string(),
    country_code: z.string().length(2),
    timezone: z.string().describe("IANA zone"),
    sales_rate: z.number().nullable().describe("Per hour, in sales_currency"),
    sales_currency: z.enum(CURRENCIES),
    redemption_rate: z
      .number()
      .nullable()
      .describe("One-time fee for hiring the developer directly, in sales_currency"),
    seniority_level: z.enum(SENIORITY_LEVELS),
    years_of_experience: z.number().int().min(0),
    workload: z.enum(MEMBER_WORKLOADS).nullable().describe("Hours a week, null where not known"),
    available_from: DateSchema.nullable(),
    availability_confirmed_at: DateSchema.nullable(),
    vetted_on: DateSchema.nullable().describe("Date of the latest check, null without one"),
    has_test_sheet: z.boolean().describe("Whether the profile shows how a check went"),
    client_reference_count: z.int().min(0).describe("References on the profile"),
    work_sample_count: z.int().min(0).describe("Work to look at on the profile"),
    languages: z.array(MemberLanguageSchema),
    technologies: z.array(MemberTechnologySchema),
  })
  .meta({ id: "MemberCard" });
export type MemberCard = z.infer<typeof MemberCardSchema>;

export const MemberSchema = MemberCardSchema.extend({
  about: z.string().describe("HTML, sanitised at import"),
  cv_link: z
    .string()
    .describe(
      "URL of the CV, with the query show_rates=true or false: an external URL, or /developers/{slug}/cv, generated from the profile",
    ),
  experiences: z.array(ExperienceSchema),
  educations: z.array(EducationSchema),
  vetting: z.array(VettingRecordSchema).describe("Checks of the agency, the earliest first"),
  test_sheet: TestSheetSchema.nullable().describe("How a check went, null without consent"),
  client_references: z.array(ClientReferenceSchema).describe("Of clients, the latest first"),
  work_samples: z.array(WorkSampleSchema).describe("Work to look at, in the member's order"),
}).meta({ id: "Member" });
export type Member = z.infer<typeof MemberSchema>;
