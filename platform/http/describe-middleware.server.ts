import type { OpenAPIHono } from "@hono/zod-openapi";
import { publicReads } from "./public-reads.server.ts";
import { type DescribedHeaders, describeHeaders } from "./response-headers.server.ts";

type Response = { description: string; headers?: DescribedHeaders };

/** As much of an operation of an OpenAPI document as middleware changes. */
type Operation = { parameters?: object[]; responses: Record<string, Response> };

const IF_NONE_MATCH = {
  name: "If-None-Match",
  in: "header",
  required: false,
  description: "The `ETag` of a response that the client has",
  schema: { type: "string" },
};

const NOT_MODIFIED: Response = {
  description: "What the client has still holds",
  headers: describeHeaders("ETag"),
};

type Paths = Record<string, Record<string, Operation>>;

/** The description of an API with the headers, statuses and parameters that its middleware adds. */
export function describeMiddleware<Document extends { paths?: object }>(
  api: OpenAPIHono,
  document: Document,
) {
  const paths = Object.entries((document.paths ?? {}) as Paths).map(([path, operations]) => [
    path,
    Object.fromEntries(
      Object.entries(operations).map(([method, operation]) => [
        method,
        addRateHeaders(
          method === "get" && isPublicRead(api, path) ? addTags(operation) : operation,
        ),
      ]),
    ),
  ]);
  return { ...document, paths: Object.fromEntries(paths) };
}

/** Whether reads of a path pass `publicReads`, as requests find it. */
function isPublicRead({ router }: OpenAPIHono, path: string): boolean {
  const passed = router.match("GET", path)[0].map(([[handler]]) => handler);
  return publicReads.every((middleware) => passed.includes(middleware));
}

function addTags({ parameters = [], responses, ...operation }: Operation): Operation {
  const tagged = Object.entries(responses).map(([status, response]) => [
    status,
    status === "200" ? addHeaders(response, describeHeaders("ETag")) : response,
  ]);
  return {
    ...operation,
    parameters: [...parameters, IF_NONE_MATCH],
    responses: { ...Object.fromEntries(tagged), 304: NOT_MODIFIED },
  };
}

/** Where requests are counted, each response says what is left. */
function addRateHeaders({ responses, ...operation }: Operation): Operation {
  if (!("429" in responses)) return { ...operation, responses };
  const counted = Object.entries(responses).map(([status, response]) => [
    status,
    addHeaders(response, describeHeaders("RateLimit-Policy", "RateLimit")),
  ]);
  return { ...operation, responses: Object.fromEntries(counted) };
}

const addHeaders = (response: Response, headers: DescribedHeaders): Response => ({
  ...response,
  headers: { ...response.headers, ...headers },
});
