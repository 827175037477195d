import { z } from "zod";
import { CURRENCIES, SENIORITY_LEVELS } from "../members/member-terms.ts";
import { SlugSchema, TechnologySchema } from "../values/taxonomy.ts";
import { PAY_PERIODS, VACANCY_TYPES, WORKPLACES } from "./vacancy-terms.ts";

export const PaySchema = z.strictObject({
  min: z.number().positive(),
  max: z.number().positive(),
  currency: z.enum(CURRENCIES),
  per: z.enum(PAY_PERIODS),
});
export type Pay = z.infer<typeof PaySchema>;

/** Fields of a vacancy's card. */
export const VacancyCardSchema = z.object({
  id: z.number().int(),
  slug: SlugSchema,
  title: z.string(),
  type: z.enum(VACANCY_TYPES),
  workplace: z.enum(WORKPLACES),
  location: z.string(),
  country_code: z.string().length(2).nullable(),
  pay: PaySchema,
  technologies: z.array(TechnologySchema),
  seniority_level: z.enum(SENIORITY_LEVELS),
  posted_at: z.iso.date(),
  valid_until: z.iso.date(),
  closed_at: z.iso.date().nullable().describe("Set once applications are closed"),
  excerpt: z.string(),
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
