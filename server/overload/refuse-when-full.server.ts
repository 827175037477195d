import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import {
  type ConcurrencyLimit,
  RETRY_AFTER,
} from "#platform/admission/concurrency-limit.server.ts";
import { BUSY, BusyError } from "#platform/errors.ts";
import { toErrorResponse } from "#platform/http/error-response.server.ts";
import { prefersMarkdown } from "../markdown/accept.ts";
import { toCanonicalPath } from "../middleware/canonical-path.ts";
import { toPagePath } from "../middleware/page-rules.ts";
import { type PageRules, toCacheUrl } from "../page-cache/page-rules.ts";
import { toBusyPage } from "../responses/refusal-page.server.ts";
import type { HostHeaders } from "../responses/security-headers.ts";

/** What has limits of its own or needs none. */
const NOT_PAGES = /^\/(?:api|media|_ipx|builds|healthz|readyz)(?:[/?]|$)/;

/** A response whose reference is replaced by that of the request. */
type Refusal = { fields: string[]; body: string };
const REFERENCE = "00000000-0000-0000-0000-000000000000";

async function toRefusal(response: Response, shared: HostHeaders): Promise<Refusal> {
  const { "x-request-id": _, ...headers } = { ...shared, ...Object.fromEntries(response.headers) };
  return { fields: Object.entries(headers).flat(), body: await response.text() };
}

/**
 * Refuses pages that would neither find a slot nor a place in the queue, before anything else is
 * done for them: under overload most requests end here, and what they cost is taken from the pages
 * that are rendered.
 */
export function createQuickRefusal({
  limit,
  shared,
  toRules,
  hasPage,
  hasFile,
  countRefusal,
}: {
  limit: ConcurrencyLimit;
  shared: HostHeaders;
  toRules: (pathname: string) => PageRules;
  /** Whether a page is cached under this URL, also a stale one. */
  hasPage: (url: string) => boolean;
  hasFile: (path: string) => boolean;
  /** Is told of each refusal, for the log. */
  countRefusal: () => void;
}) {
  const busy = () => toErrorResponse(new BusyError(BUSY, RETRY_AFTER), REFERENCE);
  let refusals: { page: Refusal; problem: Refusal } | undefined;
  Promise.all([toRefusal(toBusyPage(busy()), shared), toRefusal(busy(), shared)]).then(
    ([page, problem]) => {
      refusals = { page, problem };
    },
  );

  /** Whether a request can only be for a page that has to be rendered. */
  function needsRender(url: string, accept: string | undefined): boolean {
    if (!url.startsWith("/") || NOT_PAGES.test(url) || prefersMarkdown(accept)) return false;
    const [path = "", query] = url.split("?", 2);
    // A redirect to the path of a page needs no render.
    if (hasFile(path) || toCanonicalPath(path) !== path) return false;
    if (query === undefined) return !hasPage(url);
    // With a parameter that the page does not read it may be one that is cached.
    const params = new URLSearchParams(query);
    return !hasPage(toCacheUrl(path, params, toRules(toPagePath(path))));
  }

  return function refuseWhenFull(incoming: IncomingMessage, outgoing: ServerResponse): boolean {
    const { method, url = "", headers } = incoming;
    if (!refusals || !limit.isFull() || (method !== "GET" && method !== "HEAD")) return false;
    if (!needsRender(url, headers.accept)) return false;
    limit.countRefusal();
    countRefusal();
    const { fields, body } = refusals[headers.accept?.includes("text/html") ? "page" : "problem"];
    const reference = randomUUID();
    outgoing.writeHead(503, [...fields, "x-request-id", reference]);
    outgoing.end(method === "HEAD" ? undefined : body.replace(REFERENCE, reference));
    return true;
  };
}
