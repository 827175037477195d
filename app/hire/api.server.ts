import { createRoute, z } from "@hono/zod-openapi";
import type { Services } from "#app/services.server.ts";
import { HONEYPOT_FIELD } from "#contract/forms.ts";
import { ContactsSchema, HireRequestSchema, ProjectSchema } from "#contract/hire-request.ts";
import { SubmissionReceiptSchema } from "#contract/submission.ts";
import { createApiRouter, PROBLEM_RESPONSES } from "#platform/api-router.server.ts";
import { CAPTCHA_FIELD, CAPTCHA_HEADER } from "#platform/captcha/captcha.server.ts";
import { unprocessable } from "#platform/errors.ts";
import { toFieldErrors } from "#platform/field-errors.ts";
import { readSubmission } from "#platform/forms/submission.server.ts";
import { submitHireRequest } from "./requests.service.server.ts";

/** The fields as they travel; they are read by `readSubmission` and judged by the schema. */
const FieldsSchema = z.object({
  type: z.literal("multiple"),
  ...ContactsSchema.shape,
  ...ProjectSchema.shape,
  "members[0][member_id]": z.number().int().describe("One for each chosen developer, up to 20"),
  "contact_at[date]": z.iso.date().optional().describe("Only with a time"),
  "contact_at[time]": z.string().optional().describe("HH:MM"),
  "contact_at[timezone]": z.string().optional().describe("IANA zone"),
  marketing_consent: z.enum(["true", "false"]).optional(),
  idempotency_key: z.uuid().optional().describe("Or the header Idempotency-Key"),
  [CAPTCHA_FIELD]: z.string().optional().describe(`Or the header ${CAPTCHA_HEADER}`),
  [HONEYPOT_FIELD]: z.literal("").optional().describe("Left empty by people"),
});

const postRequest = createRoute({
  method: "post",
  path: "/forms/request",
  summary: "Ask to hire developers",
  description:
    "Answered once the request and its mails are stored. The same idempotency key again gives the same answer and stores nothing.",
  requestBody: {
    required: true,
    content: {
      "multipart/form-data": { schema: toSchemaObject(FieldsSchema) },
    },
  },
  responses: {
    201: {
      description: "Stored",
      content: { "application/json": { schema: SubmissionReceiptSchema } },
    },
    400: PROBLEM_RESPONSES[400],
    403: PROBLEM_RESPONSES[403],
    413: PROBLEM_RESPONSES[413],
    415: PROBLEM_RESPONSES[415],
    422: PROBLEM_RESPONSES[422],
    429: PROBLEM_RESPONSES[429],
    503: PROBLEM_RESPONSES[503],
  },
});

function toSchemaObject(schema: z.ZodType): object {
  const { $schema, ...object } = z.toJSONSchema(schema, { io: "input" });
  return object;
}

export function createHireApi(services: Services) {
  const { db, env } = services;
  return createApiRouter().openapi(postRequest, async (c) => {
    const { values, delivery } = await readSubmission(c, db, {
      form: "hire",
      trustProxy: env.trustProxy,
    });
    const request = HireRequestSchema.safeParse(values);
    if (!request.success) throw unprocessable(toFieldErrors(request.error));
    const data = await submitHireRequest(services, request.data, delivery);
    return c.json({ data }, 201, { "Cache-Control": "no-store" });
  });
}
