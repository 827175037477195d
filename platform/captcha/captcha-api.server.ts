import { createRoute } from "@hono/zod-openapi";
import { ChallengeQuerySchema, ChallengeSchema } from "#contract/clients/captcha.ts";
import { createApiRouter, json, PROBLEM_RESPONSES } from "../http/api-router.server.ts";
import type { Captcha } from "./captcha.server.ts";

const getChallenge = createRoute({
  method: "get",
  path: "/captcha/challenge",
  operationId: "readChallenge",
  summary: "What a browser does before it can send a form",
  description:
    "With the provider `altcha` a client solves the challenge and sends the solution with its form; with `off` it sends nothing.",
  request: { query: ChallengeQuerySchema },
  responses: {
    200: {
      description: "A challenge for this form, valid once",
      ...json(ChallengeSchema),
    },
    422: PROBLEM_RESPONSES[422],
  },
});

export function createCaptchaApi(captcha: Captcha) {
  return createApiRouter().openapi(getChallenge, async (c) => {
    const data = await captcha.createChallenge(c.req.valid("query").form);
    return c.json({ data }, 200, { "Cache-Control": "no-store" });
  });
}
