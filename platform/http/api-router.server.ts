import { OpenAPIHono, type RouteConfig, z } from "@hono/zod-openapi";
import type { Context, Env, MiddlewareHandler } from "hono";
import { matchedRoutes } from "hono/route";
import { ProblemSchema } from "#contract/http/problem.ts";
import { responseSchema } from "#contract/http/response.ts";
import {
  type AdmissionLimits,
  type AdmissionRule,
  DEFAULT_LIMITS,
} from "../admission/admission.server.ts";
import { unprocessable } from "../errors.ts";
import { toFieldErrors } from "./field-errors.ts";
import { describeHeaders } from "./response-headers.server.ts";
import "./default-messages.server.ts";

/**
 * A router for the endpoints of one feature. Input that does not match the schema of its route
 * throws a 422 that names the field, which the API's error handler turns into the response.
 */
export function createApiRouter<E extends Env = Env>() {
  return new OpenAPIHono<E>({
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

export type EndpointFinder = (
  c: Context,
) => { name: string; route: RouteConfig | undefined } | undefined;

/**
 * Finds the endpoint of a request and its description, which only those have that programs may use.
 * @param basePath of the API, which the descriptions of its routes lack
 */
export function createEndpointFinder(api: OpenAPIHono, basePath: string): EndpointFinder {
  let byName: Map<string, RouteConfig> | undefined;
  const read = () =>
    new Map(
      api.openAPIRegistry.definitions.flatMap((definition): [string, RouteConfig][] => {
        if (definition.type !== "route") return [];
        const { method, path } = definition.route;
        const route = basePath + path.replace(/\{(\w+)\}/g, ":$1");
        return [[`${method.toUpperCase()} ${route}`, definition.route]];
      }),
    );
  return (c) => {
    // A HEAD is served like a GET.
    const asked = c.req.method === "HEAD" ? "GET" : c.req.method;
    const matched = matchedRoutes(c).find(({ method }) => method === asked);
    if (!matched) return undefined;
    byName ??= read();
    const name = `${matched.method} ${matched.path}`;
    return { name, route: byName.get(name) };
  };
}

/**
 * Finds the limits of the endpoint of a request, for `admit`; the default ones unless its route
 * sets others, undefined when there is no endpoint under this method and path.
 */
export function createEndpointRules(find: EndpointFinder) {
  return (c: Context): AdmissionRule | undefined => {
    const endpoint = find(c);
    if (!endpoint) return undefined;
    return { name: endpoint.name, ...(endpoint.route?.[LIMITS_KEY] ?? DEFAULT_LIMITS) };
  };
}

/** Refuses parameters that the description of an endpoint does not have: most are misspelled. */
export function refuseUnknownParameters(find: EndpointFinder): MiddlewareHandler {
  return async (c, next) => {
    const route = find(c)?.route;
    // An endpoint with parameters of its own notation refuses what it does not know itself.
    if (route && !route.parameters) {
      const { query } = route.request ?? {};
      const known = query instanceof z.ZodObject ? Object.keys(query.shape) : [];
      const unknown = Object.keys(c.req.query()).filter((name) => !known.includes(name));
      if (unknown.length > 0) throw unprocessable(toUnknownFields(unknown));
    }
    await next();
  };
}

const toUnknownFields = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, [`There is no parameter called ${name}`]]));

const problem = (description: string, ...headers: Parameters<typeof describeHeaders>) => ({
  description,
  headers: describeHeaders(...headers),
  content: { "application/problem+json": { schema: ProblemSchema } },
});

/** A body of JSON, of a request or a response. */
export const json = <Schema extends z.ZodType>(schema: Schema) => ({
  content: { "application/json": { schema } },
});

/** A response with the requested resource. */
export const dataResponse = <Data extends z.ZodType>(description: string, data: Data) => ({
  description,
  ...json(responseSchema(data)),
});

/** The same of one with a version, which changes name in `If-Match`. */
export const versionedResponse = <Data extends z.ZodType>(description: string, data: Data) => ({
  ...dataResponse(description, data),
  headers: describeHeaders("ETag"),
});

/** Error responses to spread into a route's `responses`. */
export const PROBLEM_RESPONSES = {
  400: problem("The request can't be read"),
  401: problem("The access token is missing, unknown, expired or revoked", "WWW-Authenticate"),
  403: problem("The request comes from another site"),
  404: problem("There is nothing at this URL"),
  408: problem("The body arrived too slowly"),
  409: problem("The request conflicts with what is stored"),
  412: problem("It was changed since it was read; read it again"),
  413: problem("The request is too large"),
  415: problem("The body has an unsupported type"),
  422: problem("A parameter or field is not accepted; `errors` says which"),
  428: problem("Send `If-Match` with the `ETag` that was read"),
  429: problem("Too many requests", "Retry-After", "RateLimit-Policy", "RateLimit"),
  503: problem("Not available right now", "Retry-After"),
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
