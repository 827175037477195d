import { createRoute } from "@hono/zod-openapi";
import { ReleaseSchema } from "#contract/http/release.ts";
import {
  createApiRouter,
  dataResponse,
  PROBLEM_RESPONSES,
} from "#platform/http/api-router.server.ts";
import { release } from "./release.server.ts";

const getVersion = createRoute({
  method: "get",
  path: "/version",
  operationId: "readVersion",
  summary: "Read which release runs",
  description: "For operators, who compare processes with each other and a site with a release.",
  responses: {
    200: dataResponse("Version, commit and newest migration", ReleaseSchema),
    422: PROBLEM_RESPONSES[422],
  },
});

export function createReleaseApi() {
  return createApiRouter().openapi(getVersion, (c) =>
    c.json({ data: release }, 200, { "Cache-Control": "no-store" }),
  );
}
