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
  code: z.string().describe("ISO 639, lower case"),
  name: z.string().describe("In English"),
  level: z.enum(LANGUAGE_LEVELS).describe("Of the Common European Framework, or native"),
});

export const MemberTechnologySchema = z.object({
  slug: SlugSchema.describe("Of its landing page and filter"),
  name: z.string().describe("As it is written"),
  years: z.number().min(0).describe("Years of work with it"),
  type: z.union([z.literal(1), z.literal(2)]).describe("1 main, 2 other"),
});
export type MemberTechnology = z.infer<typeof MemberTechnologySchema>;

const NamedSchema = z.object({
  slug: SlugSchema.describe("Of its landing page and filter"),
  name: z.string().describe("As it is written"),
});

export const ExperienceSchema = z.object({
  position: z.string().describe("Of the member in the project"),
  name: z.string().describe("Of the project"),
  tags: z.array(NamedSchema).describe("Its industries"),
  description: z.string().describe("HTML, sanitised at import"),
  responsibility: z.string().describe("HTML, sanitised at import"),
  technologies: z.array(NamedSchema).describe("That the member used in it"),
});

export const EducationSchema = z.object({
  institution: z.string().describe("School or university"),
  specialization: z.string().describe("Subject or degree"),
  year_from: z.number().int().nullable().describe("Null where not known"),
  year_to: z.number().int().nullable().describe("Null where not known, or not yet ended"),
});
export type Education = z.infer<typeof EducationSchema>;

const DateSchema = z.iso.date();

/** A check of the agency, as a dated fact. */
export const VettingRecordSchema = z.object({
  check: z.enum(VETTING_CHECKS).describe("Kind of check"),
  how: z.string().describe("What was done, in one line"),
  by: z.string().describe("Name of the person who checked"),
  on: DateSchema.describe("Day of the check"),
});
export type VettingRecord = z.infer<typeof VettingRecordSchema>;

/** The latest check that was a test, as a card names it. */
export const LastTestSchema = VettingRecordSchema.pick({ by: true, on: true });
export type LastTest = z.infer<typeof LastTestSchema>;

/** How one check of a member went, without a name of anyone else; public with their consent. */
export const TestSheetSchema = z.object({
  check: z.enum(TEST_SHEET_CHECKS).describe("Kind of check"),
  on: DateSchema.describe("Day of the check"),
  by: z.string().describe("Name of the person who led it"),
  task: z.string().describe("What was asked, as plain text"),
  scores: z
    .array(
      z.object({
        name: z.string().describe("What was judged"),
        score: z.int().min(1).max(MAX_TEST_SCORE).describe(`Of ${MAX_TEST_SCORE}`),
        note: z.string().describe("A sentence of the engineer"),
      }),
    )
    .describe("In the order of the sheet"),
});
export type TestSheet = z.infer<typeof TestSheetSchema>;

/** Something that a member made, to look at elsewhere. */
export const WorkSampleSchema = z.object({
  kind: z.enum(WORK_KINDS).describe("What it is"),
  title: z.string().describe("As text"),
  url: z.string().describe("Begins with https://"),
  description: z.string().describe("One sentence"),
  year: z.int().nullable().describe("Null where not known"),
  image: z
    .object({
      src: z.string().describe("Path of the image"),
      alt: z.string().describe("What it shows"),
      width: z.int().describe("In pixels"),
      height: z.int().describe("In pixels"),
    })
    .nullable()
    .describe("An image of it, null without one"),
});
export type WorkSample = z.infer<typeof WorkSampleSchema>;

/** What a client wrote about a member, who has agreed that it is public. */
export const ClientReferenceSchema = z.object({
  author: z.string().describe("Name of a person at the client"),
  role: z.string().nullable().describe("Position of the author"),
  company: z.string().describe("The client"),
  text: z.string().describe("Plain text"),
  on: DateSchema.describe("Day on which it was written"),
});
export type ClientReference = z.infer<typeof ClientReferenceSchema>;

/** Fields of a card: a member without projects, education and the long text. */
export const MemberCardSchema = z
  .object({
    id: z.number().int().describe("Stays the same when the slug changes"),
    slug: SlugSchema.describe("Of the profile: /developers/{slug}"),
    avatar: z.string().nullable().describe("Path of the photo, null where there is none"),
    gender: z.enum(GENDERS).nullable().describe("Decides the drawing where there is no photo"),
    first_name: z.string().describe("Given name"),
    last_name: z.string().describe("Family name"),
    latin_name: z
      .string()
      .nullable()
      .describe("Name in Latin letters, where first_name and last_name have others"),
    position: z.string().describe("What the member is, in a few words"),
    excerpt: z.string().describe("HTML, sanitised at import"),
    country: z.string().describe("Name in English"),
    country_code: z.string().length(2).describe("ISO 3166-1 alpha-2, upper case"),
    timezone: z.string().describe("IANA zone"),
    sales_rate: z.number().nullable().describe("Per hour, in sales_currency"),
    sales_currency: z.enum(CURRENCIES).describe("ISO 4217"),
    redemption_rate: z
      .number()
      .nullable()
      .describe("One-time fee for hiring the developer directly, in sales_currency"),
    seniority_level: z.enum(SENIORITY_LEVELS).describe("By the agency"),
    years_of_experience: z.number().int().min(0).describe("Years of work as a developer"),
    workload: z.enum(MEMBER_WORKLOADS).nullable().describe("Hours a week, null where not known"),
    available_from: DateSchema.nullable().describe("First free day, null where not known"),
    availability_confirmed_at: DateSchema.nullable().describe(
      "Day on which the member confirmed it, null where never",
    ),
    vetted_on: DateSchema.nullable().describe("Date of the latest check, null without one"),
    last_test: LastTestSchema.nullable().describe(
      "Latest live interview or check of code, null without one",
    ),
    has_test_sheet: z.boolean().describe("Whether the profile shows how a check went"),
    client_reference_count: z.int().min(0).describe("References on the profile"),
    work_sample_count: z.int().min(0).describe("Work to look at on the profile"),
    languages: z.array(MemberLanguageSchema).describe("That the member speaks"),
    technologies: z.array(MemberTechnologySchema).describe("The main ones first"),
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
  experiences: z.array(ExperienceSchema).describe("Projects, the latest first"),
  educations: z.array(EducationSchema).describe("The latest first"),
  vetting: z.array(VettingRecordSchema).describe("Checks of the agency, the earliest first"),
  test_sheet: TestSheetSchema.nullable().describe("How a check went, null without consent"),
  client_references: z.array(ClientReferenceSchema).describe("Of clients, the latest first"),
  work_samples: z.array(WorkSampleSchema).describe("Work to look at, in the member's order"),
}).meta({ id: "Member" });
export type Member = z.infer<typeof MemberSchema>;
