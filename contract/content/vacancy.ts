import { z } from "zod";
import { CURRENCIES, SENIORITY_LEVELS } from "../members/member-terms.ts";
import { SlugSchema, TechnologySchema } from "../values/taxonomy.ts";
import { PAY_PERIODS, VACANCY_TYPES, WORKPLACES } from "./vacancy-terms.ts";

export const PaySchema = z.strictObject({
  min: z.number().positive().describe("At least"),
  max: z.number().positive().describe("At most"),
  currency: z.enum(CURRENCIES).describe("ISO 4217"),
  per: z.enum(PAY_PERIODS).describe("Time that is paid for"),
});
export type Pay = z.infer<typeof PaySchema>;

/** Fields of a vacancy's card. */
export const VacancyCardSchema = z.object({
  id: z.number().int().describe("Stays the same when the slug changes"),
  slug: SlugSchema.describe("Of its page: /vacancies/{slug}"),
  title: z.string().describe("What the job is called"),
  type: z.enum(VACANCY_TYPES).describe("Kind of contract"),
  workplace: z.enum(WORKPLACES).describe("Where the work is done"),
  location: z.string().describe("In words"),
  country_code: z
    .string()
    .length(2)
    .nullable()
    .describe("ISO 3166-1 alpha-2, null where it does not matter"),
  pay: PaySchema.describe("Range of the pay"),
  technologies: z.array(TechnologySchema).describe("The most important first"),
  seniority_level: z.enum(SENIORITY_LEVELS).describe("That is looked for"),
  posted_at: z.iso.date().describe("First day"),
  valid_until: z.iso.date().describe("Last day for an application"),
  closed_at: z.iso.date().nullable().describe("Set once applications are closed"),
  excerpt: z.string().describe("Its first lines, as text"),
});
export type VacancyCard = z.infer<typeof VacancyCardSchema>;

export const VacancySchema = VacancyCardSchema.extend({
  body: z.string().describe("HTML, rendered and sanitised at import"),
});
export type Vacancy = z.infer<typeof VacancySchema>;

export const VacancyFilterSchema = z.strictObject({
  type: z.array(z.enum(VACANCY_TYPES)).max(3).optional(),
  workplace: z.array(z.enum(WORKPLACES)).max(3).optional(),
  technology: z.array(SlugSchema).max(20).optional(),
});
export type VacancyFilter = z.infer<typeof VacancyFilterSchema>;
