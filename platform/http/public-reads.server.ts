import type { MiddlewareHandler } from "hono";
import { cors } from "hono/cors";
import { etag } from "hono/etag";

const EXPOSED = ["ETag", "Retry-After", "X-Request-Id"];

/**
 * Reads that say the same to everybody: scripts of any site may send them, and a client that has
 * the response asks whether it still holds.
 */
export const publicReads: MiddlewareHandler[] = [
  cors({
    origin: "*",
    allowMethods: ["GET"],
    allowHeaders: ["If-None-Match"],
    exposeHeaders: EXPOSED,
  }),
  // Weak: the same response is sent in several encodings.
  etag({
    weak: true,
    retainedHeaders: [
      "cache-control",
      "etag",
      "vary",
      "access-control-allow-origin",
      "access-control-expose-headers",
    ],
  }),
  async (c, next) => {
    await next();
    // A change is visible at once, so each use asks.
    if (c.res.ok && !c.res.headers.has("Cache-Control")) c.header("Cache-Control", "no-cache");
  },
];
