import { createRoute, z } from "@hono/zod-openapi";
import { CONTACT_FIELDS } from "#app/requests/client-fields.ts";
import { FIND_FIELDS } from "#app/requests/find-fields.ts";
import { FindRequestSchema, MatchSchema, RequestedSchema } from "#contract/clients/find-request.ts";
import {
  DescriptionBodySchema,
  DescriptionReadingSchema,
} from "#contract/clients/job-description.ts";
import { SENIORITY_LEVELS } from "#contract/members/member-terms.ts";
import { createFormRoute } from "#platform/forms/form-route.server.ts";
import { readSubmission } from "#platform/forms/submission.server.ts";
import {
  ADMISSION_RESPONSES,
  createApiRouter,
  dataResponse,
  endpointLimits,
  json,
  PROBLEM_RESPONSES,
} from "#platform/http/api-router.server.ts";
import type { Services } from "#services/services.server.ts";
import { readJobDescription } from "./description/description.service.server.ts";
import { submitFindRequest } from "./find-requests.service.server.ts";
import { listMatches } from "./matches.service.server.ts";

const postRequest = createFormRoute({
  path: "/forms/find",
  operationId: "sendFindRequest",
  summary: "Ask us to find developers",
  schema: FindRequestSchema,
  fields: { ...CONTACT_FIELDS, ...FIND_FIELDS },
  partTexts: { member_id: "Id of a developer" },
});

const { technologies, seniority_level, max_rate } = RequestedSchema.shape;

/** The query parameters: technologies separated by commas. */
const MatchQuerySchema = z.object({
  technologies: z
    .string({ error: "Give the slugs of technologies, separated by commas" })
    .transform((text) => text.split(",").filter((slug) => slug !== ""))
    .pipe(technologies)
    .openapi({ type: "string", description: "Slugs, separated by commas" }),
  // Piped: a schema that was made before the API's extension of zod has no `openapi`.
  seniority_level: z
    .unknown()
    .optional()
    .pipe(seniority_level)
    .openapi({
      type: "string",
      enum: [...SENIORITY_LEVELS],
      description: "The lowest level; any level if not sent",
    }),
  max_rate: z.unknown().optional().pipe(max_rate).openapi({
    type: "string",
    description: "Maximum hourly rate, in the currency of the site",
    example: "60",
  }),
});

const getMatches = createRoute({
  method: "get",
  path: "/find/matches",
  operationId: "listMatches",
  summary: "List the best matches",
  description:
    "At most six, best first. Each knows at least one of the technologies, is at the level or above, and has a published rate within the limit.",
  request: { query: MatchQuerySchema },
  responses: {
    200: dataResponse("The matches, with reasons", z.array(MatchSchema)),
    422: PROBLEM_RESPONSES[422],
  },
});

/** A text of 20,000 characters takes up to 60 kB, and more where JSON escapes it. */
const MAX_DESCRIPTION_BYTES = 128 * 1024;

const postDescription = createRoute({
  ...endpointLimits({ maxBodyBytes: MAX_DESCRIPTION_BYTES, rates: [{ hits: 30, seconds: 600 }] }),
  method: "post",
  path: "/find/description",
  operationId: "readJobDescription",
  summary: "Read a job description as answers of the form",
  description: "Nothing is stored. What the text doesn't say, or says in several ways, is empty.",
  request: {
    body: { required: true, ...json(DescriptionBodySchema) },
  },
  responses: {
    200: dataResponse("The answers", DescriptionReadingSchema),
    ...ADMISSION_RESPONSES,
    415: PROBLEM_RESPONSES[415],
    422: PROBLEM_RESPONSES[422],
  },
});

export function createFindApi(services: Services) {
  const { db, env } = services;
  return createApiRouter()
    .openapi(postRequest, async (c) => {
      const { payload, delivery } = await readSubmission(c, FindRequestSchema, env.trustProxy);
      const data = await submitFindRequest(services, payload, delivery);
      return c.json({ data }, 201, { "Cache-Control": "no-store" });
    })
    .openapi(postDescription, async (c) => {
      const data = await readJobDescription(
        db,
        c.req.valid("json").job_description,
        services.clock(),
      );
      return c.json({ data }, 200, { "Cache-Control": "no-store" });
    })
    .openapi(getMatches, async (c) => {
      return c.json({ data: await listMatches(db, c.req.valid("query")) }, 200);
    });
}
