import { z } from "@hono/zod-openapi";
import {
  ApplicantSchema,
  ApplicationSchema,
  DetailsSchema,
  LocationSchema,
} from "#contract/application.ts";
import {
  HOURLY_RATE,
  MAX_LANGUAGES,
  MAX_TECHNOLOGY_ROWS,
  MAX_YEARS,
  POSITIONS,
} from "#contract/application-terms.ts";
import { LANGUAGE_LEVELS, SENIORITY_LEVELS } from "#contract/member-terms.ts";
import { createApiRouter } from "#platform/api-router.server.ts";
import { unprocessable } from "#platform/errors.ts";
import { toFieldErrors } from "#platform/field-errors.ts";
import { createFormRoute } from "#platform/forms/form-route.server.ts";
import { readSubmission } from "#platform/forms/submission.server.ts";
import type { Services } from "#services/services.server.ts";
import { submitApplication } from "./applications.service.server.ts";

const link = z.string().optional().describe("`https://` is added if the scheme is missing");

const postApplication = createFormRoute({
  path: "/forms/apply",
  summary: "Apply for a vacancy or a general position",
  fields: {
    job: z
      .string()
      .describe(
        `Slug of an open vacancy, or one of ${POSITIONS.map(({ name }) => name).join(", ")}`,
      ),
    ...ApplicantSchema.shape,
    ...LocationSchema.shape,
    seniority_level: z.enum(SENIORITY_LEVELS),
    years_of_experience: z.number().int().min(0).max(MAX_YEARS),
    "technologies[0][name]": z.string().describe(`One row each, up to ${MAX_TECHNOLOGY_ROWS}`),
    "technologies[0][years]": z.number().int().describe("At most the years of experience"),
    "technologies[0][main]": z.enum(["true", "false"]).optional().describe("Up to 5 can be main"),
    "languages[0][code]": z.string().describe(`ISO 639; one row each, up to ${MAX_LANGUAGES}`),
    "languages[0][level]": z.enum(LANGUAGE_LEVELS),
    hourly_rate: z.number().min(HOURLY_RATE.min).max(HOURLY_RATE.max),
    currency: DetailsSchema.shape.currency,
    workload: DetailsSchema.shape.workload,
    start_date: DetailsSchema.shape.start_date,
    about: DetailsSchema.shape.about,
    cv: z.string().describe("From `POST /api/uploads`, with the purpose `cv`"),
    linkedin_url: link,
    github_url: link,
    portfolio_url: link,
    "links[0]": z.string().optional().describe("One field per link, up to 3"),
    keep_profile: z
      .enum(["true", "false"])
      .optional()
      .describe("Consent to store the profile for 2 years"),
  },
});

export function createApplyApi(services: Services) {
  const { env } = services;
  return createApiRouter().openapi(postApplication, async (c) => {
    const { values, delivery } = await readSubmission(c, env.trustProxy);
    const application = ApplicationSchema.safeParse(values);
    if (!application.success) throw unprocessable(toFieldErrors(application.error));
    const data = await submitApplication(services, application.data, delivery);
    return c.json({ data }, 201, { "Cache-Control": "no-store" });
  });
}
