import { createRoute } from "@hono/zod-openapi";
import { ReleaseSchema } from "#contract/http/release.ts";
import { responseSchema } from "#contract/http/response.ts";
import { createApiRouter } from "#platform/http/api-router.server.ts";
import { release } from "./release.server.ts";

const getVersion = createRoute({
  method: "get",
  path: "/version",
  summary: "Read which release runs",
  responses: {
    200: {
      description: "Version, commit and newest migration",
      content: { "application/json": { schema: responseSchema(ReleaseSchema) } },
    },
  },
});

export function createReleaseApi() {
  return createApiRouter().openapi(getVersion, (c) =>
    c.json({ data: release }, 200, { "Cache-Control": "no-store" }),
  );
}
