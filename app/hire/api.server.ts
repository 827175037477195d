import { z } from "@hono/zod-openapi";
import { HireRequestSchema } from "#contract/hire-request.ts";
import { ContactsSchema, ProjectSchema } from "#contract/request.ts";
import { createApiRouter } from "#platform/api-router.server.ts";
import { unprocessable } from "#platform/errors.ts";
import { toFieldErrors } from "#platform/field-errors.ts";
import { createFormRoute } from "#platform/forms/form-route.server.ts";
import { readSubmission } from "#platform/forms/submission.server.ts";
import type { Services } from "#services/services.server.ts";
import { submitHireRequest } from "./hire-requests.service.server.ts";

const postRequest = createFormRoute({
  path: "/forms/request",
  summary: "Ask to hire developers",
  fields: {
    type: z.literal("multiple"),
    ...ContactsSchema.shape,
    ...ProjectSchema.shape,
    "members[0][member_id]": z.number().int().describe("One for each chosen developer, up to 20"),
    "contact_at[date]": z.iso.date().optional().describe("Only with a time"),
    "contact_at[time]": z.string().optional().describe("HH:MM"),
    "contact_at[timezone]": z.string().optional().describe("IANA zone"),
    marketing_consent: z.enum(["true", "false"]).optional(),
  },
});

export function createHireApi(services: Services) {
  const { env } = services;
  return createApiRouter().openapi(postRequest, async (c) => {
    const { values, delivery } = await readSubmission(c, env.trustProxy);
    const request = HireRequestSchema.safeParse(values);
    if (!request.success) throw unprocessable(toFieldErrors(request.error));
    const data = await submitHireRequest(services, request.data, delivery);
    return c.json({ data }, 201, { "Cache-Control": "no-store" });
  });
}
