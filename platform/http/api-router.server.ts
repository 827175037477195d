import { OpenAPIHono, type RouteConfig, type z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { matchedRoutes } from "hono/route";
import { ProblemSchema } from "#contract/http/problem.ts";
import {
  type AdmissionLimits,
  type AdmissionRule,
  DEFAULT_LIMITS,
} from "../admission/admission.server.ts";
import { unprocessable } from "../errors.ts";
import { toFieldErrors } from "./field-errors.ts";
import "./default-messages.server.ts";

/**
 * A router for the endpoints of one feature. Input that does not match the schema of its route
 * throws a 422 that names the field, which the API's error handler turns into the response.
 */
export function createApiRouter() {
  return new OpenAPIHono({
    defaultHook: (result) => {
      if (!result.success) throw unprocessable(toFieldErrors(result.error as z.ZodError));
    },
  });
}

const LIMITS_KEY = "x-limits";

/** Spread into the description of a route that writes and needs other limits than the default. */
export function endpointLimits(limits: Partial<AdmissionLimits>) {
  return { [LIMITS_KEY]: { ...DEFAULT_LIMITS, ...limits } } as const;
}

/**
 * Finds the limits of the endpoint of a request, for `admit`; the default ones unless its route
 * sets others, undefined when there is no endpoint under this method and path.
 * @param basePath of the API, which the descriptions of its routes lack
 */
export function createEndpointRules(api: OpenAPIHono, basePath: string) {
  let byRoute: Map<string, AdmissionLimits> | undefined;
  const read = () =>
    new Map(
      api.openAPIRegistry.definitions.flatMap((definition): [string, AdmissionLimits][] => {
        if (definition.type !== "route") return [];
        const { method, path, [LIMITS_KEY]: limits = DEFAULT_LIMITS } = definition.route;
        const route = basePath + path.replace(/\{(\w+)\}/g, ":$1");
        return [[`${method.toUpperCase()} ${route}`, limits]];
      }),
    );
  return (c: Context): AdmissionRule | undefined => {
    const route = matchedRoutes(c).find(({ method }) => method === c.req.method);
    if (!route) return undefined;
    byRoute ??= read();
    const name = `${route.method} ${route.path}`;
    return { name, ...(byRoute.get(name) ?? DEFAULT_LIMITS) };
  };
}

const problem = (description: string) => ({
  description,
  content: { "application/problem+json": { schema: ProblemSchema } },
});

/** Error responses to spread into a route's `responses`. */
export const PROBLEM_RESPONSES = {
  400: problem("The request can't be read"),
  403: problem("The request comes from another site"),
  404: problem("There is nothing at this URL"),
  408: problem("The body arrived too slowly"),
  409: problem("The request conflicts with what is stored"),
  413: problem("The request is too large"),
  415: problem("The body has an unsupported type"),
  422: problem("A parameter or field is not accepted; `errors` says which"),
  429: problem("Too many requests; `Retry-After` says when to try again"),
  503: problem("Not available right now; `Retry-After` says when to try again"),
} satisfies RouteConfig["responses"];

/** Responses of every endpoint that reads a body, before it runs, to spread into `responses`. */
export const ADMISSION_RESPONSES = {
  400: PROBLEM_RESPONSES[400],
  403: PROBLEM_RESPONSES[403],
  408: PROBLEM_RESPONSES[408],
  413: PROBLEM_RESPONSES[413],
  429: PROBLEM_RESPONSES[429],
  503: PROBLEM_RESPONSES[503],
} satisfies RouteConfig["responses"];
