import type { MiddlewareHandler } from "hono";
import { type HostHeaders, toHeadersOf } from "../responses/security-headers.ts";

/** Adds the headers of every response where it has none of its own. */
export function addSharedHeaders(shared: HostHeaders): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const headers = toHeadersOf(shared, c.res.headers.get("content-type") ?? "");
    for (const [name, value] of Object.entries(headers)) {
      if (!c.res.headers.has(name)) c.header(name, value);
    }
  };
}
