import type { OpenAPIHono } from "@hono/zod-openapi";
import { createApiRouter } from "#platform/api-router.server.ts";
import { notFound } from "#platform/errors.ts";
import type { Services } from "./services.server.ts";

/** Every endpoint of the product, room by room. */
export function createApi(_services: Services): OpenAPIHono {
  const api = createApiRouter().basePath("/api");

  api.doc31("/openapi.json", {
    openapi: "3.1.0",
    info: {
      title: "OGDS API",
      version: "1",
      description: "Read developers, technologies and industries; send a request.",
    },
  });
  api.all("*", (c) => {
    throw notFound(`There is no call ${c.req.method} ${c.req.path}.`);
  });
  return api;
}
