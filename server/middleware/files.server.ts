import type { MiddlewareHandler } from "hono";
import { PublicError } from "#platform/errors.ts";
import { type CachedResponse, toResponse } from "../responses/cached-response.server.ts";
import { chooseEncoding } from "../responses/encoding.server.ts";

/** Sends the built file at a path, if there is one. */
export function sendFile(
  findFile: (path: string) => CachedResponse | undefined,
): MiddlewareHandler {
  return async (c, next) => {
    const { pathname } = new URL(c.req.url);
    const file = findFile(pathname);
    if (file) {
      const encoding = chooseEncoding(c.req.header("Accept-Encoding"));
      const bytes = (encoding && file.encoded[encoding]) ?? file.plain;
      return toResponse(c.req.raw, file, { bytes, encoding });
    }
    if (pathname.startsWith("/assets/")) throw new PublicError(404, "This file doesn't exist.");
    return next();
  };
}
