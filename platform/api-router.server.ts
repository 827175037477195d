import { OpenAPIHono, type RouteConfig, type z } from "@hono/zod-openapi";
import { ProblemSchema } from "#contract/problem.ts";
import { unprocessable } from "./errors.ts";
import { toFieldErrors } from "./field-errors.ts";

/**
 * A router for one room's endpoints. Input that does not match the schema of its route throws a
 * 422 that names the field; the API's one error handler answers it.
 */
export function createApiRouter() {
  return new OpenAPIHono({
    defaultHook: (result) => {
      if (!result.success) throw unprocessable(toFieldErrors(result.error as z.ZodError));
    },
  });
}

const problem = (description: string) => ({
  description,
  content: { "application/problem+json": { schema: ProblemSchema } },
});

/** Error answers to spread into a route's `responses`. */
export const PROBLEM_RESPONSES = {
  400: problem("The request can't be read"),
  403: problem("The request comes from another site"),
  404: problem("There is nothing at this URL"),
  409: problem("The request conflicts with what is stored"),
  413: problem("The request is too large"),
  415: problem("The body has an unsupported type"),
  422: problem("A parameter or field is not accepted; `errors` says which"),
  429: problem("Too many requests; `Retry-After` says when to try again"),
  503: problem("Not available right now; `Retry-After` says when to try again"),
} satisfies RouteConfig["responses"];
