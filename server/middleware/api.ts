import type { MiddlewareHandler } from "hono";
import type { ConcurrencyLimit } from "#platform/admission/concurrency-limit.server.ts";
import { yieldToEventLoop } from "#platform/process/event-loop.server.ts";

export type Api = {
  fetch: (request: Request, env?: object) => Response | Promise<Response>;
  /** Whether a form cannot be sent without this endpoint: it is not limited with other reads. */
  isForForms?: (path: string) => boolean;
  /** Whether the response stays open; only opening it is limited, and waits instead of a refusal. */
  isStream?: (path: string) => boolean;
};

/** The reference of the API is a page, with its data and its Markdown version. */
const API_PAGES = new Set(["/api/docs", "/api/docs.data", "/api/docs.md"]);

const READING = new Set(["GET", "HEAD"]);

/** Passes requests to the API, a few reads at a time. */
export function passToApi(
  api: Api,
  { reads, streams }: Record<"reads" | "streams", ConcurrencyLimit>,
): MiddlewareHandler {
  return async (c, next) => {
    if (API_PAGES.has(c.req.path)) return next();
    const fetch = async () => api.fetch(c.req.raw, c.env as object);
    const isRead = READING.has(c.req.method) && !api.isForForms?.(c.req.path);
    if (!isRead) return fetch();
    const limit = api.isStream?.(c.req.path) ? streams : reads;
    return limit.run(() => yieldToEventLoop().then(fetch));
  };
}
