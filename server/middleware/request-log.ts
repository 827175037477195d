import { randomUUID } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import type { Logger } from "#platform/process/log.server.ts";

/** Gives every response a reference, by which its request is found in the log. */
export function logRequests(log: Logger): MiddlewareHandler {
  return async (c, next) => {
    const started = performance.now();
    await next();
    const reference = c.res.headers.get("X-Request-Id") ?? randomUUID();
    c.header("X-Request-Id", reference);
    const { method, path } = c.req;
    const ms = Math.round(performance.now() - started);
    log.debug({ reference, method, path, status: c.res.status, ms }, "request");
  };
}
