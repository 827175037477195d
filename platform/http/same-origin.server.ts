import type { MiddlewareHandler } from "hono";
import { PublicError } from "../errors.ts";

const READING = ["GET", "HEAD", "OPTIONS"];

/**
 * Rejects writes that another site's page sends through a visitor's browser. Browsers always send
 * the origin of a write; a client without one is no browser and has no visitor's session.
 */
export function requireSameOrigin(siteUrl: string): MiddlewareHandler {
  return async (c, next) => {
    if (!READING.includes(c.req.method)) {
      const site = c.req.header("sec-fetch-site");
      const origin = c.req.header("origin");
      const isOurs = site === "same-origin" || origin === siteUrl;
      const isSilent = site === undefined && origin === undefined;
      if (!isOurs && !isSilent) {
        throw new PublicError(403, "This request comes from another site, so we didn't accept it.");
      }
    }
    await next();
  };
}
