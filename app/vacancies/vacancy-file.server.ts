import { z } from "zod";
import { countryCode } from "#app/taxonomy/country-field.server.ts";
import { PaySchema } from "#contract/content/vacancy.ts";
import { VACANCY_TYPES, WORKPLACES } from "#contract/content/vacancy-terms.ts";
import { SENIORITY_LEVELS } from "#contract/members/member-terms.ts";
import { previousSlugsSchema } from "#services/content/kinds/previous-slugs.ts";
import { line } from "#services/content/kinds/text-fields.ts";
import { reference } from "#services/content/parsing/known-fields.ts";

/** Front matter of `vacancies/<slug>.md`. */
export function toVacancyFileSchema(technologies: ReadonlySet<string> | undefined) {
  return z
    .strictObject({
      title: line({ max: 120 }),
      type: z.enum(VACANCY_TYPES),
      workplace: z.enum(WORKPLACES),
      location: line({ max: 120 }),
      country_code: countryCode.nullable(),
      pay: PaySchema.refine(({ min, max }) => min <= max, {
        path: ["max"],
        message: "is less than min",
      }),
      technologies: z
        .array(reference(technologies, "technology", "technologies.yaml"))
        .max(20)
        .refine((slugs) => new Set(slugs).size === slugs.length, "lists a technology twice"),
      seniority_level: z.enum(SENIORITY_LEVELS),
      posted_at: z.iso.date(),
      valid_until: z.iso.date(),
      closed_at: z.iso.date().nullable(),
      excerpt: line({ max: 200 }),
      previous_slugs: previousSlugsSchema,
    })
    .superRefine(({ posted_at, valid_until, closed_at }, ctx) => {
      const report = (field: string) =>
        ctx.addIssue({ code: "custom", path: [field], message: "is before posted_at" });
      if (valid_until < posted_at) report("valid_until");
      if (closed_at !== null && closed_at < posted_at) report("closed_at");
    });
}
