import { CLIENT_FIELDS } from "#app/requests/client-fields.ts";
import { HireRequestSchema } from "#contract/clients/hire-request.ts";
import { createFormRoute } from "#platform/forms/form-route.server.ts";
import { readSubmission } from "#platform/forms/submission.server.ts";
import { createApiRouter } from "#platform/http/api-router.server.ts";
import type { Services } from "#services/services.server.ts";
import { submitHireRequest } from "./hire-requests.service.server.ts";

const postRequest = createFormRoute({
  path: "/forms/request",
  operationId: "sendHireRequest",
  summary: "Ask to hire developers",
  schema: HireRequestSchema,
  fields: CLIENT_FIELDS,
  partTexts: { type: "Kind of request", member_id: "Id of a developer" },
});

export function createHireApi(services: Services) {
  return createApiRouter().openapi(postRequest, async (c) => {
    const { trustProxy } = services.env;
    const { payload, delivery } = await readSubmission(c, HireRequestSchema, trustProxy);
    const data = await submitHireRequest(services, payload, delivery);
    return c.json({ data }, 201, { "Cache-Control": "no-store" });
  });
}
