import { createRoute } from "@hono/zod-openapi";
import { ShareBodySchema, SharedLinksSchema } from "#contract/clients/shared-shortlist.ts";
import {
  ADMISSION_RESPONSES,
  createApiRouter,
  dataResponse,
  endpointLimits,
  json,
  PROBLEM_RESPONSES,
} from "#platform/http/api-router.server.ts";
import type { Services } from "#services/services.server.ts";
import { shareShortlist } from "./shared-shortlists.service.server.ts";

/** A team that shares often stays below; a row is small, and nothing is sent to anyone. */
const LIMITS = endpointLimits({
  maxBodyBytes: 2_048,
  rates: [
    { hits: 10, seconds: 600 },
    { hits: 40, seconds: 86_400 },
  ],
});

const postShortlist = createRoute({
  ...LIMITS,
  method: "post",
  path: "/shortlists",
  operationId: "shareShortlist",
  summary: "Share a shortlist",
  description:
    "Returns two secret paths: `path` for readers, who see the developers and vote, and `owner_path` for their votes, a note and the end of sharing. They can't be read again. Developers who are no longer on the site are left out.",
  request: {
    body: { required: true, ...json(ShareBodySchema) },
  },
  responses: {
    201: dataResponse("Shared", SharedLinksSchema),
    ...ADMISSION_RESPONSES,
    415: PROBLEM_RESPONSES[415],
    422: PROBLEM_RESPONSES[422],
  },
});

export function createSharedShortlistApi(services: Services) {
  return createApiRouter().openapi(postShortlist, async (c) => {
    const data = await shareShortlist(services, c.req.valid("json").ids);
    return c.json({ data }, 201, { "Cache-Control": "no-store" });
  });
}
