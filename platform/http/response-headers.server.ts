import type { OpenAPIHono } from "@hono/zod-openapi";

type Header = { description: string; schema: { type: "string" | "integer" } };

/** The headers of responses, each described once. */
const RESPONSE_HEADERS = {
  ETag: {
    description:
      "The version of what was read: for `If-None-Match` where there is a 304, for `If-Match` where there is a 412",
    schema: { type: "string" },
  },
  Location: { description: "Where it is now", schema: { type: "string" } },
  "Retry-After": {
    description: "Seconds until another try makes sense",
    schema: { type: "integer" },
  },
  "RateLimit-Policy": {
    description:
      'The limits, each by its seconds: `"600";q=60;w=600` are 60 requests in 600 seconds',
    schema: { type: "string" },
  },
  RateLimit: {
    description:
      'What is left of each: `"600";r=59;t=600` are 59 requests, and anew in 600 seconds',
    schema: { type: "string" },
  },
  "WWW-Authenticate": { description: "What is missing (RFC 6750)", schema: { type: "string" } },
} satisfies Record<string, Header>;

type HeaderName = keyof typeof RESPONSE_HEADERS;

/** Headers of a response, in the description of an endpoint. */
export type DescribedHeaders = Record<string, { $ref: string }>;

export const describeHeaders = (...names: HeaderName[]): DescribedHeaders =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

/** Adds the headers to a description, whose endpoints refer to them. */
export function registerHeaders({ openAPIRegistry }: OpenAPIHono): void {
  for (const [name, header] of Object.entries(RESPONSE_HEADERS)) {
    openAPIRegistry.registerComponent("headers", name, header);
  }
}
