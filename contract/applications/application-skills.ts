import { z } from "zod";
import { LANGUAGE_LEVELS, SENIORITY_LEVELS } from "../members/member-terms.ts";
import { isLanguageCode } from "../values/languages.ts";
import { toLine } from "../values/text.ts";
import {
  MAX_APPLICATION_LENGTH,
  MAX_LANGUAGES,
  MAX_MAIN_TECHNOLOGIES,
  MAX_TECHNOLOGY_ROWS,
  MAX_YEARS,
} from "./application-terms.ts";

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
      if (seen.has(key))
        fail(context, [index, "name"], `You've entered ${row.name} twice. Remove one`);
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
        fail(context, [index, "code"], "You've selected this language twice. Remove one");
      seen.add(row.code);
    }
    const count = rows.filter(Boolean).length;
    if (count === 0) fail(context, [0, "code"], "Enter at least one language");
    if (count > MAX_LANGUAGES) {
      fail(context, [MAX_LANGUAGES, "code"], `Enter ${MAX_LANGUAGES} languages or fewer`);
    }
  })
  .describe(`ISO 639; one row each, up to ${MAX_LANGUAGES}`);

export const skillFields = {
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

export function checkYears(
  { technologies, years_of_experience }: SkillRows,
  context: z.core.$RefinementCtx,
): void {
  for (const [index, row] of technologies.entries()) {
    if (!row || row.years <= years_of_experience) continue;
    fail(
      context,
      ["technologies", index, "years"],
      `Years with ${row.name} can't be more than your years of experience`,
    );
  }
}

type Filled<Skills> = Omit<Skills, "technologies" | "languages"> & {
  technologies: NonNullable<TechnologyRow>[];
  languages: NonNullable<LanguageRow>[];
};

export function withoutEmptyRows<Skills extends SkillRows>(skills: Skills): Filled<Skills> {
  return {
    ...skills,
    technologies: skills.technologies.filter((row) => row !== undefined),
    languages: skills.languages.filter((row) => row !== undefined),
  };
}
