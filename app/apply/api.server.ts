import { ApplicationSchema } from "#contract/applications/application.ts";
import { createFormRoute } from "#platform/forms/form-route.server.ts";
import { readSubmission } from "#platform/forms/submission.server.ts";
import { createApiRouter } from "#platform/http/api-router.server.ts";
import type { Services } from "#services/services.server.ts";
import { APPLICATION_FIELDS } from "./application-fields.ts";
import { submitApplication } from "./applications.service.server.ts";

const postApplication = createFormRoute({
  path: "/forms/apply",
  operationId: "sendApplication",
  summary: "Apply for a vacancy or a general position",
  schema: ApplicationSchema,
  fields: APPLICATION_FIELDS,
  partTexts: {
    name: "As it is written",
    code: "ISO 639, lower case",
    level: "How well you speak it",
  },
});

export function createApplyApi(services: Services) {
  return createApiRouter().openapi(postApplication, async (c) => {
    const { trustProxy } = services.env;
    const { payload, delivery } = await readSubmission(c, ApplicationSchema, trustProxy);
    const data = await submitApplication(services, payload, delivery);
    return c.json({ data }, 201, { "Cache-Control": "no-store" });
  });
}
