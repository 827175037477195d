import { z } from "zod";
import {
  findPosition,
  HOURLY_RATE,
  MAX_APPLICATION_LENGTH,
  MAX_LANGUAGES,
  MAX_LINKS,
  MAX_MAIN_TECHNOLOGIES,
  MAX_TECHNOLOGY_ROWS,
  MAX_YEARS,
  MIN_ABOUT,
  MIN_PHONE,
  POSITIONS,
} from "./application-terms.ts";
import { isCountryCode } from "./countries.ts";
import { isLanguageCode } from "./languages.ts";
import { CURRENCIES, LANGUAGE_LEVELS, SENIORITY_LEVELS } from "./member-terms.ts";
import { EmailSchema } from "./person.ts";
import { optionName } from "./request.ts";
import { START_DATES, WORKLOADS } from "./request-terms.ts";
import { SlugSchema } from "./taxonomy.ts";
import { toLine, toText } from "./text.ts";
import { isTimeZone } from "./time-zone.ts";
import { uploadTokenSchema } from "./upload.ts";

const JOB_MISSING = "Select what you are applying for";

/** The step "job-selection": the slug of a vacancy or the name of a general position. */
export const JobSchema = z.object({
  job: z
    .string({ error: JOB_MISSING })
    .refine((job) => findPosition(job) !== undefined || SlugSchema.safeParse(job).success, {
      error: JOB_MISSING,
    })
    .describe(`Slug of an open vacancy, or one of ${POSITIONS.map(({ name }) => name).join(", ")}`),
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
  phone: z
    .string()
    .overwrite(toLine)
    .refine(
      (phone) => phone === "" || phone.length >= MIN_PHONE,
      `Phone number must be ${MIN_PHONE} characters or more`,
    )
    .max(
      MAX_APPLICATION_LENGTH.phone,
      `Phone number must be ${MAX_APPLICATION_LENGTH.phone} characters or less`,
    )
    .default(""),
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

const YEARS_MISSING = "Enter your years of experience";
const YearsSchema = z
  .string({ error: YEARS_MISSING })
  .overwrite(toLine)
  .min(1, { error: YEARS_MISSING, abort: true })
  .regex(/^\d{1,9}$/, {
    error: "Years of experience must be a whole number, like 6",
    abort: true,
  })
  .transform(Number)
  .pipe(z.number().max(MAX_YEARS, `Years of experience must be ${MAX_YEARS} or less`));

const text = z.string().overwrite(toLine).default("");

type Fault = [field: string, message: string];

function fail(context: z.core.$RefinementCtx, path: (string | number)[], message: string): void {
  context.addIssue({ code: "custom", path, message });
}

/**
 * Errors are numbered by the rows of the page, so that each is shown at its row; empty rows are
 * left out.
 */
const TechnologyRowSchema = z
  .object(
    {
      name: text,
      years: text.describe("At most the years of experience"),
      main: z
        .stringbool({ error: "Send main as true or false" })
        .default(false)
        .describe(`\`true\` or \`false\`; up to ${MAX_MAIN_TECHNOLOGIES} can be main`),
    },
    { error: "Send each technology as technologies[i][name]" },
  )
  .transform(({ name, years, main }, context) => {
    if (name === "" && years === "") return undefined;
    const faults = [...findNameFaults(name), ...findYearsFaults(name, years)];
    for (const [field, message] of faults) fail(context, [field], message);
    return faults.length > 0 ? z.NEVER : { name, years: Number(years), main };
  });
type TechnologyRow = z.output<typeof TechnologyRowSchema>;

function findNameFaults(name: string): Fault[] {
  if (name === "") return [["name", "Enter the name of the technology"]];
  const max = MAX_APPLICATION_LENGTH.technology;
  return name.length > max ? [["name", `Technology must be ${max} characters or less`]] : [];
}

function findYearsFaults(name: string, years: string): Fault[] {
  if (years === "") {
    return [["years", `Enter your years with ${name.slice(0, MAX_APPLICATION_LENGTH.technology)}`]];
  }
  if (!/^\d{1,9}$/.test(years)) {
    return [["years", "Years with a technology must be a whole number, like 3"]];
  }
  return Number(years) > MAX_YEARS
    ? [["years", `Years with a technology must be ${MAX_YEARS} or less`]]
    : [];
}

const TechnologyRowsSchema = z
  .array(TechnologyRowSchema, { error: "Enter at least one technology" })
  .superRefine((rows, context) => {
    const seen = new Set<string>();
    let main = 0;
    for (const [index, row] of rows.entries()) {
      if (!row) continue;
      const key = row.name.toLowerCase();
      if (seen.has(key)) fail(context, [index, "name"], `You have entered ${row.name} twice`);
      seen.add(key);
      main += Number(row.main);
      if (row.main && main === MAX_MAIN_TECHNOLOGIES + 1) {
        fail(
          context,
          [index, "main"],
          `Choose ${MAX_MAIN_TECHNOLOGIES} main technologies or fewer`,
        );
      }
    }
    const count = rows.filter(Boolean).length;
    if (count === 0) fail(context, [0, "name"], "Enter at least one technology");
    if (count > MAX_TECHNOLOGY_ROWS) {
      fail(
        context,
        [MAX_TECHNOLOGY_ROWS, "name"],
        `Enter ${MAX_TECHNOLOGY_ROWS} technologies or fewer`,
      );
    }
  })
  .describe(`One row each, up to ${MAX_TECHNOLOGY_ROWS}`);

const LanguageRowSchema = z
  .object({ code: text, level: text }, { error: "Send each language as languages[i][code]" })
  .transform(({ code, level }, context) => {
    if (code === "" && level === "") return undefined;
    const known = LANGUAGE_LEVELS.find((one) => one === level);
    if (!isLanguageCode(code)) fail(context, ["code"], "Select the language");
    if (!known) fail(context, ["level"], "Select how well you speak the language");
    return isLanguageCode(code) && known ? { code, level: known } : z.NEVER;
  });
type LanguageRow = z.output<typeof LanguageRowSchema>;

const LanguageRowsSchema = z
  .array(LanguageRowSchema, { error: "Enter at least one language" })
  .superRefine((rows, context) => {
    const seen = new Set<string>();
    for (const [index, row] of rows.entries()) {
      if (!row) continue;
      if (seen.has(row.code))
        fail(context, [index, "code"], "You have selected this language twice");
      seen.add(row.code);
    }
    const count = rows.filter(Boolean).length;
    if (count === 0) fail(context, [0, "code"], "Enter at least one language");
    if (count > MAX_LANGUAGES) {
      fail(context, [MAX_LANGUAGES, "code"], `Enter ${MAX_LANGUAGES} languages or fewer`);
    }
  })
  .describe(`ISO 639; one row each, up to ${MAX_LANGUAGES}`);

const skillFields = {
  seniority_level: z.enum(SENIORITY_LEVELS, { error: "Select your level" }),
  years_of_experience: YearsSchema,
  technologies: TechnologyRowsSchema,
  languages: LanguageRowsSchema,
};

type SkillRows = {
  years_of_experience: number;
  technologies: TechnologyRow[];
  languages: LanguageRow[];
};

function checkYears(
  { technologies, years_of_experience }: SkillRows,
  context: z.core.$RefinementCtx,
): void {
  for (const [index, row] of technologies.entries()) {
    if (!row || row.years <= years_of_experience) continue;
    fail(
      context,
      ["technologies", index, "years"],
      `Years with ${row.name} cannot be more than your years of experience`,
    );
  }
}

type Filled<Skills> = Omit<Skills, "technologies" | "languages"> & {
  technologies: NonNullable<TechnologyRow>[];
  languages: NonNullable<LanguageRow>[];
};

function withoutEmptyRows<Skills extends SkillRows>(skills: Skills): Filled<Skills> {
  return {
    ...skills,
    technologies: skills.technologies.filter((row) => row !== undefined),
    languages: skills.languages.filter((row) => row !== undefined),
  };
}

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
  .overwrite((typed) =>
    toLine(typed)
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
    .transform((typed, context) => {
      if (typed === "") return undefined;
      const url = findUrl(typed);
      const isThere = site === undefined || url?.hostname.replace(/^.*\.(?=.*\.)/, "") === site;
      if (url && isThere) return url.href;
      fail(context, [], message);
      return z.NEVER;
    })
    .prefault("")
    .describe("`https://` is added if the scheme is missing");
}

function findUrl(typed: string): URL | undefined {
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isWeb = url?.protocol === "https:" || url?.protocol === "http:";
  const isPublic = /^[^.].*\.[^.\d][^.]*$/.test(url?.hostname ?? "");
  return isWeb && isPublic && !url.username && !url.password ? url : undefined;
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

/** `POST /api/forms/apply` (product §3). */
export const ApplicationSchema = z
  .object({
    ...JobSchema.shape,
    ...ApplicantSchema.shape,
    ...LocationSchema.shape,
    ...skillFields,
    ...DetailsSchema.shape,
    ...SocialsSchema.shape,
    keep_profile: z
      .stringbool({ error: "Send keep_profile as true or false" })
      .default(false)
      .describe("Consent to store the profile for 2 years: `true` or `false`"),
  })
  .superRefine(checkYears)
  .transform(withoutEmptyRows);
export type Application = z.output<typeof ApplicationSchema>;
