import { z } from "zod";
import { countryCode } from "#app/taxonomy/country-field.server.ts";
import {
  MAX_CLIENT_REFERENCES,
  MAX_REFERENCE_TEXT,
} from "#contract/members/client-reference-terms.ts";
import { type Member, MemberSchema } from "#contract/members/member.ts";
import {
  MAX_TEST_SCORE,
  TEST_SHEET_CHECKS,
  TEST_SHEET_SCORES,
} from "#contract/members/test-sheet-terms.ts";
import { MAX_VETTING_RECORDS } from "#contract/members/vetting-terms.ts";
import { MAX_WORK_SAMPLES } from "#contract/members/work-sample-terms.ts";
import { isLanguageCode, LANGUAGES } from "#contract/values/languages.ts";
import { isTimeZone } from "#contract/values/time-zone.ts";
import { isPublicUrl } from "#contract/values/web-url.ts";
import { richText } from "#services/content/kinds/rich-text.server.ts";
import { line, text } from "#services/content/kinds/text-fields.ts";
import { suggestion } from "#services/content/parsing/closest.ts";
import { known, reference } from "#services/content/parsing/known-fields.ts";

/** Technologies that fit on a card. */
export const MAX_MAIN_TECHNOLOGIES = 5;

/** Letters of what was done in a check, and of a name: together they fit on two lines. */
const MAX_HOW = 160;
const MAX_BY = 80;

const { shape } = MemberSchema;

const money = (max: number) => z.number().min(1).max(max).multipleOf(0.01).nullable();
const year = z.number().int().min(1950).max(2100).nullable();

const languageCode = known(
  isLanguageCode,
  (code) =>
    `there is no language "${code}"${suggestion(
      code,
      LANGUAGES.map((language) => language.code),
    )}: use a code of ISO 639 like et`,
);

const timezone = known(
  isTimeZone,
  (zone) =>
    `there is no time zone "${zone}"${suggestion(zone, Intl.supportedValuesOf("timeZone"))}: use an IANA name like Europe/Tallinn`,
);

/** What a client wrote; not public before the day on which its author agreed. */
const clientReference = z.strictObject({
  author: line({ max: MAX_BY }),
  role: line({ max: MAX_BY }).nullable().default(null),
  company: line({ max: MAX_BY }),
  text: text({ max: MAX_REFERENCE_TEXT }),
  on: z.iso.date(),
  consent_on: z.iso.date().nullable().default(null),
});

const CONSENT =
  "is missing: a sheet needs the member's consent, so add the day and the name of who recorded it, or remove test_sheet";

/** How a check went; no file has one without the member's consent. */
const testSheet = z.strictObject({
  check: z.enum(TEST_SHEET_CHECKS),
  on: z.iso.date(),
  task: text({ max: 600 }),
  scores: z
    .array(
      z.strictObject({
        name: line({ max: 40 }),
        score: z.int().min(1).max(MAX_TEST_SCORE),
        note: line({ max: 200 }),
      }),
    )
    .length(TEST_SHEET_SCORES),
  consent_on: z.iso
    .date()
    .nullable()
    .default(null)
    .refine((day) => day !== null, CONSENT),
  consent_by: line({ max: MAX_BY }),
});

const publicUrl = z
  .string()
  .trim()
  .max(500)
  .refine(
    isPublicUrl,
    "must be a web address that begins with https://, like https://example.com/talk",
  );

const workSample = z.strictObject({
  kind: shape.work_samples.element.shape.kind,
  title: line({ max: 120 }),
  url: publicUrl,
  description: line({ max: 200 }),
  year: year.default(null),
  image: z
    .strictObject({ file: line({ max: 200 }), alt: line({ max: 250 }) })
    .nullable()
    .default(null),
});

/** Slugs that a member may refer to; a list that is absent is not checked. */
type Known = Partial<Record<"technologies" | "tags", ReadonlySet<string> | undefined>>;

/** Fields that the database or the folder represents in another way. */
type UnwrittenField =
  | "id"
  | "slug"
  | "avatar"
  | "country"
  | "vetted_on"
  | "last_test"
  | "has_test_sheet"
  | "client_reference_count"
  | "work_sample_count";
type WrittenField = Exclude<keyof Member, UnwrittenField> | "featured";

/**
 * What `members/<slug>.yaml` holds, in the order in which an export writes it. Technologies and
 * tags must be in the folder's own lists.
 */
export function toMemberFileSchema(slugs: Known = {}) {
  const technology = reference(slugs.technologies, "technology", "technologies.yaml");
  const tag = reference(slugs.tags, "tag", "tags.yaml");
  const fields = {
    first_name: line({ max: 60 }),
    // Some people have one name.
    last_name: line({ min: 0, max: 60 }),
    latin_name: line({ max: 120 }).nullable().default(null),
    gender: shape.gender.default(null),
    position: line({ max: 160 }),
    excerpt: richText({ tags: "inline", max: 240 }),
    about: richText({ tags: "block", max: 10_000 }),
    country_code: countryCode,
    timezone,
    seniority_level: shape.seniority_level,
    years_of_experience: z.number().int().min(0).max(80),
    workload: shape.workload.default(null),
    sales_rate: money(10_000),
    sales_currency: shape.sales_currency,
    redemption_rate: money(10_000_000),
    cv_link: z
      .string()
      .max(500)
      .regex(/^(?:https:\/\/|\/(?!\/))\S+$/, "must begin with https:// or /")
      .nullable(),
    available_from: shape.available_from,
    availability_confirmed_at: shape.availability_confirmed_at,
    featured: z.boolean().default(false),
    languages: z
      .array(z.strictObject({ code: languageCode, level: shape.languages.element.shape.level }))
      .max(20),
    technologies: z
      .array(
        z.strictObject({
          slug: technology,
          years: z.number().min(0).max(80),
          main: z.boolean().default(false),
        }),
      )
      .max(60),
    experiences: z
      .array(
        z.strictObject({
          position: line({ max: 160 }),
          name: line({ max: 160 }),
          tags: z.array(tag).max(20),
          technologies: z.array(technology).max(60),
          description: text({ max: 2_000 }),
          responsibility: text({ max: 4_000 }),
        }),
      )
      .max(60),
    educations: z
      .array(
        z.strictObject({
          institution: line({ max: 200 }),
          specialization: line({ max: 200 }),
          year_from: year,
          year_to: year,
        }),
      )
      .max(20),
    vetting: z
      .array(
        z.strictObject({
          check: shape.vetting.element.shape.check,
          how: line({ max: MAX_HOW }),
          by: line({ max: MAX_BY }),
          on: shape.vetting.element.shape.on,
        }),
      )
      .max(MAX_VETTING_RECORDS)
      .default([]),
    test_sheet: testSheet.nullable().default(null),
    client_references: z.array(clientReference).max(MAX_CLIENT_REFERENCES).default([]),
    work_samples: z.array(workSample).max(MAX_WORK_SAMPLES).default([]),
  } satisfies Record<WrittenField, z.ZodType>;
  return z.strictObject(fields);
}

export type MemberFile = z.output<ReturnType<typeof toMemberFileSchema>>;
/** A file in which fields with a default may be absent. */
export type MemberFileInput = z.input<ReturnType<typeof toMemberFileSchema>>;
