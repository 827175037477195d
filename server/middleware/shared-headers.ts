import type { MiddlewareHandler } from "hono";
import type { HostHeaders } from "../responses/security-headers.ts";

/** Adds the headers of every response where it has none of its own. */
export function addSharedHeaders(shared: HostHeaders): MiddlewareHandler {
  return async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(shared)) {
      if (!c.res.headers.has(name)) c.header(name, value);
    }
  };
}
