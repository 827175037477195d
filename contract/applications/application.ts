import { z } from "zod";
import { optionName } from "../clients/request.ts";
import { CURRENCIES } from "../members/member-terms.ts";
import { isCountryCode } from "../values/countries.ts";
import { EmailSchema } from "../values/person.ts";
import { PhoneSchema } from "../values/phone.ts";
import { START_DATES, WORKLOADS } from "../values/request-terms.ts";
import { SlugSchema } from "../values/taxonomy.ts";
import { toLine, toText } from "../values/text.ts";
import { isTimeZone } from "../values/time-zone.ts";
import { uploadTokenSchema } from "../values/upload.ts";
import { findWebUrl } from "../values/web-url.ts";
import { checkYears, skillFields, withoutEmptyRows } from "./application-skills.ts";
import {
  HOURLY_RATE,
  isPositionName,
  MAX_APPLICATION_LENGTH,
  MAX_LINKS,
  MIN_ABOUT,
} from "./application-terms.ts";

const JOB_MISSING = "Select what you're applying for";

/** The step "job-selection": the slug of a vacancy or the name of a general position. */
export const JobSchema = z.object({
  job: z
    .string({ error: JOB_MISSING })
    .refine((job) => isPositionName(job) || SlugSchema.safeParse(job).success, {
      error: JOB_MISSING,
    })
    .describe(`Slug of an open vacancy, or the name of a general position`),
});

/** One line that has to be there; `noun` begins the sentence about its length. */
function requiredLine(missing: string, noun: string, max: number) {
  return z
    .string({ error: missing })
    .overwrite(toLine)
    .min(1, { error: missing, abort: true })
    .max(max, `${noun} must be ${max} characters or less`);
}

/** The step "contacts". */
export const ApplicantSchema = z.object({
  first_name: requiredLine(
    "Enter your given name",
    "Given name",
    MAX_APPLICATION_LENGTH.first_name,
  ),
  last_name: requiredLine(
    "Enter your family name",
    "Family name",
    MAX_APPLICATION_LENGTH.last_name,
  ),
  email: EmailSchema,
  phone: PhoneSchema.default(""),
});

/** The step "location". */
export const LocationSchema = z.object({
  country_code: z
    .string({ error: "Select the country you live in" })
    .refine(isCountryCode, "Select the country you live in")
    .describe("ISO 3166-1 alpha-2"),
  city: z
    .string()
    .overwrite(toLine)
    .max(
      MAX_APPLICATION_LENGTH.city,
      `City must be ${MAX_APPLICATION_LENGTH.city} characters or less`,
    )
    .default(""),
  timezone: z
    .string({ error: "Select your time zone" })
    .refine(isTimeZone, "Select your time zone")
    .describe("IANA zone"),
});

/** The step "skills-and-technologies". */
export const SkillsSchema = z
  .object(skillFields)
  .superRefine(checkYears)
  .transform(withoutEmptyRows);

const RATE_FORMAT = "Hourly rate must be a number, like 45";
const RATE_MISSING = "Enter your hourly rate";
/** As people write money: `45`, `45.50`, `45,50`, `€45`. */
const HourlyRateSchema = z
  .string({ error: RATE_MISSING })
  .overwrite((input) =>
    toLine(input)
      .replace(/^[€$£] ?| ?[€$£]$/g, "")
      .replace(",", "."),
  )
  .min(1, { error: RATE_MISSING, abort: true })
  .regex(/^\d{1,9}(?:\.\d{1,2})?$/, { error: RATE_FORMAT, abort: true })
  .transform(Number)
  .pipe(
    z
      .number()
      .min(HOURLY_RATE.min, `Hourly rate must be ${HOURLY_RATE.min} or more`)
      .max(HOURLY_RATE.max, `Hourly rate must be ${HOURLY_RATE.max} or less`),
  )
  .describe(`From ${HOURLY_RATE.min} to ${HOURLY_RATE.max}`);

const ABOUT_MISSING = "Enter a few sentences about yourself";

/** The step "details". */
export const DetailsSchema = z.object({
  hourly_rate: HourlyRateSchema,
  currency: z.enum(CURRENCIES, { error: "Select the currency of your rate" }),
  workload: optionName(WORKLOADS, "Select how much time you have"),
  start_date: optionName(START_DATES, "Select when you could start"),
  about: z
    .string({ error: ABOUT_MISSING })
    .overwrite(toText)
    .min(1, { error: ABOUT_MISSING, abort: true })
    .min(MIN_ABOUT, `About you must be ${MIN_ABOUT} characters or more`)
    .max(MAX_APPLICATION_LENGTH.about, "About you must be 2,000 characters or less"),
  cv: uploadTokenSchema("Choose your CV").describe(
    "From `POST /api/uploads`, with the purpose `cv`",
  ),
});

/** A URL as people write it; a missing scheme is added. Empty: none. */
function linkSchema(message: string, site?: string) {
  return z
    .string()
    .overwrite(toLine)
    .max(MAX_APPLICATION_LENGTH.link, {
      error: `Link must be ${MAX_APPLICATION_LENGTH.link} characters or less`,
      abort: true,
    })
    .transform((input, context) => {
      if (input === "") return undefined;
      const url = findWebUrl(input);
      const isThere = site === undefined || url?.hostname.replace(/^.*\.(?=.*\.)/, "") === site;
      if (url && isThere) return url.href;
      context.addIssue({ code: "custom", message });
      return z.NEVER;
    })
    .prefault("")
    .describe("`https://` is added if the scheme is missing");
}

const WEB_ADDRESS = "Enter a web address, like example.com/work";

/** The step "socials". */
export const SocialsSchema = z.object({
  linkedin_url: linkSchema(
    "Enter the address of your LinkedIn profile, like linkedin.com/in/name",
    "linkedin.com",
  ),
  github_url: linkSchema(
    "Enter the address of your GitHub profile, like github.com/name",
    "github.com",
  ),
  portfolio_url: linkSchema(WEB_ADDRESS),
  links: z
    .array(linkSchema(WEB_ADDRESS))
    .max(MAX_LINKS, `Enter ${MAX_LINKS} other links or fewer`)
    .transform((links) => links.filter((link) => link !== undefined))
    .prefault([])
    .describe(`One field per link, up to ${MAX_LINKS}`),
});

const applicationFields = {
  ...JobSchema.shape,
  ...ApplicantSchema.shape,
  ...LocationSchema.shape,
  ...skillFields,
  ...DetailsSchema.shape,
  ...SocialsSchema.shape,
  keep_profile: z
    .stringbool({ error: "Send keep_profile as true or false" })
    .default(false)
    .describe("Consent to store the profile for longer than the decision needs: `true` or `false`"),
};

/** `POST /api/forms/apply` (product §3). */
export const ApplicationSchema = z
  .object(applicationFields)
  .superRefine(checkYears)
  .transform(withoutEmptyRows);
export type Application = z.output<typeof ApplicationSchema>;

const { email: _email, ...correctedFields } = applicationFields;

/**
 * All answers of an application that was sent, as its sender corrects them; without a CV the one
 * that was sent stays. The email address is not among them: the page of a status link may have been
 * forwarded, and links to all of a person's data are sent to that address.
 */
export const CorrectionSchema = z
  .object({ ...correctedFields, cv: uploadTokenSchema().default("") })
  .superRefine(checkYears)
  .transform(withoutEmptyRows);
export type Correction = z.output<typeof CorrectionSchema>;

/** An application that staff enter by hand: a text of the applicant and a CV may be missing. */
export const EnteredApplicationSchema = z
  .object({
    ...applicationFields,
    about: z
      .string()
      .overwrite(toText)
      .max(MAX_APPLICATION_LENGTH.about, "About you must be 2,000 characters or less")
      .default(""),
    cv: uploadTokenSchema().default(""),
    /** The same key again stores nothing. */
    key: z.uuid(),
    /** Whether the applicant gets the confirmation of the form. */
    is_emailed: z.literal("on").optional(),
  })
  .superRefine(checkYears)
  .transform(withoutEmptyRows);
export type EnteredApplication = z.output<typeof EnteredApplicationSchema>;
