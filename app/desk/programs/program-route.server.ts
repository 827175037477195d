import type { RouteConfig } from "@hono/zod-openapi";
import type { AccessScope } from "#contract/desk/access-token-terms.ts";
import {
  ADMISSION_RESPONSES,
  endpointLimits,
  PROBLEM_RESPONSES,
} from "#platform/http/api-router.server.ts";

/** Name of the security scheme in the description of the API. */
export const TOKEN_SCHEME = "accessToken";

const FORBIDDEN = {
  ...PROBLEM_RESPONSES[403],
  description: "The token lacks a scope, which is named; or the role of its owner one",
  headers: PROBLEM_RESPONSES[401].headers,
};

/** Spread into the description of an endpoint that reads; the scopes are enforced as described. */
export const reads = (...scopes: AccessScope[]) => ({ security: [{ [TOKEN_SCHEME]: scopes }] });

/** The same of one that writes. Its requests are counted by token, not by address. */
export const writes = (...scopes: AccessScope[]) => ({
  ...reads(...scopes),
  ...endpointLimits({ rates: [] }),
});

/** Responses to spread into `responses` of an endpoint that reads. */
export const READ_RESPONSES = {
  401: PROBLEM_RESPONSES[401],
  403: FORBIDDEN,
  422: PROBLEM_RESPONSES[422],
  429: PROBLEM_RESPONSES[429],
  503: PROBLEM_RESPONSES[503],
} satisfies RouteConfig["responses"];

/** The same of one that writes. */
export const WRITE_RESPONSES = {
  ...ADMISSION_RESPONSES,
  ...READ_RESPONSES,
  404: PROBLEM_RESPONSES[404],
  415: PROBLEM_RESPONSES[415],
} satisfies RouteConfig["responses"];

/** The same of one that changes what was read. */
export const VERSIONED_RESPONSES = {
  ...WRITE_RESPONSES,
  412: PROBLEM_RESPONSES[412],
  428: PROBLEM_RESPONSES[428],
} satisfies RouteConfig["responses"];

/** The scopes that a request to an endpoint needs. */
export const listNeededScopes = (route: RouteConfig | undefined): readonly AccessScope[] =>
  (route?.security ?? []).flatMap((one) => one[TOKEN_SCHEME] ?? []) as AccessScope[];
