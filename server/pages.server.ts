import { setImmediate as nextIteration } from "node:timers/promises";
import { createHistogram } from "#platform/metrics/histogram.ts";
import type { Metric } from "#platform/metrics/metric.ts";
import {
  type CachedResponse,
  type ResponseParts,
  toResponseParts,
} from "./cached-response.server.ts";
import { chooseEncoding, type Encoding } from "./encoding.server.ts";
import { encodePage, toCachedPage } from "./page-cache/cached-page.server.ts";
import { createPageCache, type PageCacheStats } from "./page-cache/page-cache.server.ts";
import { toPageMetrics } from "./page-cache/page-metrics.ts";
import { type PageRules, toCacheUrl, toPagePath } from "./page-cache/page-rules.ts";
import type { HostHeaders } from "./security-headers.ts";

/** Where pages come from. */
export type Pages = {
  /** Renders the page of a GET request. */
  render: (request: Request) => Promise<Response>;
  /** Handles a form that was posted to a page. */
  submit?: (request: Request, client: string) => Promise<Response>;
  /** The rules of the page at a path. */
  toRules: (pathname: string) => PageRules;
  /** The content version that cached pages belong to; without it none is cached. */
  version?: () => number;
  /** Bytes that cached pages take at most. */
  bytes?: number;
};

const NO_STORE = "private, no-store";

/** Upper bounds in seconds, from a page without data to one that times out. */
const RENDER_BOUNDS = [0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Serves pages: from memory where a page is the same for everyone. */
export function createPages(
  { render, submit, toRules, version, bytes }: Pages,
  { siteUrl, shared }: { siteUrl: string; shared: HostHeaders },
) {
  const renderTimes = createHistogram({
    name: "page_render_duration_seconds",
    help: "Render time of a page, cached or private.",
    labels: { pages: ["cached", "private"] },
    bounds: RENDER_BOUNDS,
  });
  const cache = createPageCache({
    render: renderShared,
    version: version ?? (() => 0),
    shared,
    ...(bytes === undefined ? {} : { bytes }),
  });

  /** Without the visitor's headers: what a page cannot read it cannot depend on. */
  async function renderShared(url: string): Promise<Response> {
    return timed("cached", new Request(new URL(url, siteUrl)));
  }

  async function renderPrivate({ headers, signal }: Request, url: string): Promise<Response> {
    return timed("private", new Request(new URL(url, siteUrl), { headers, signal }));
  }

  async function timed(pages: "cached" | "private", request: Request): Promise<Response> {
    const started = performance.now();
    try {
      return await render(request);
    } finally {
      renderTimes.observe((performance.now() - started) / 1_000, pages);
    }
  }

  async function respond(request: Request, pathname: string, search: string): Promise<Response> {
    const rules = toRules(toPagePath(pathname));
    const encoding = chooseEncoding(request.headers.get("Accept-Encoding") ?? undefined);
    const url = toCacheUrl(pathname, new URLSearchParams(search), rules);
    if (!rules.isPrivate && version) {
      const page = await cache.getPage(url);
      const body =
        encoding && page.isCompressible ? await cache.encode(url, page, encoding) : page.plain;
      return toResponse(request, page, body, encoding);
    }
    const response = rules.isPrivate
      ? await renderPrivate(request, pathname + search)
      : await renderShared(url);
    const page = await toCachedPage(response, { version: 0, expires: 0, shared });
    if (rules.isPrivate) {
      page.headers["cache-control"] = NO_STORE;
      page.headers["x-robots-tag"] ??= "noindex";
    }
    const body = encoding && page.isCompressible ? await encodePage(page, encoding) : page.plain;
    return toResponse(request, page, body, encoding);
  }

  /** @param client address of the client, for limits */
  async function respondToPost(request: Request, url: string, client: string): Promise<Response> {
    const { body, signal } = request;
    const headers = new Headers(request.headers);
    // Checked by the host. A page without a referrer policy of its own would send `null` to itself.
    headers.delete("Origin");
    const response = await submit?.(
      new Request(new URL(url, siteUrl), {
        method: "POST",
        headers,
        body,
        signal,
        duplex: "half",
      } as RequestInit),
      client,
    );
    if (!response) throw new Error("A page accepts forms that nothing handles");
    const page = await toCachedPage(response, { version: 0, expires: 0, shared });
    page.headers["cache-control"] = NO_STORE;
    page.headers["x-robots-tag"] ??= "noindex";
    return toResponse(request, page, page.plain, undefined);
  }

  async function warmUp(urls: readonly string[], signal: AbortSignal): Promise<void> {
    for (const url of urls) {
      // Requests of visitors go first.
      await nextIteration();
      if (signal.aborted) return;
      const page = await cache.getPage(url).catch(() => undefined);
      if (page?.isCompressible) await cache.encode(url, page, "br");
    }
  }

  return {
    respond,
    respondToPost,
    respondWithFile: (request: Request, file: CachedResponse) => {
      const encoding = chooseEncoding(request.headers.get("Accept-Encoding") ?? undefined);
      return toResponse(
        request,
        file,
        (encoding && file.encoded[encoding]) ?? file.plain,
        encoding,
      );
    },
    /** The page that is cached under exactly this URL. */
    findCached: (url: string) => (version ? cache.findPage(url) : undefined),
    /** Renders pages into the cache before they are requested, one after the other. */
    warmUp: (urls: readonly string[], signal: AbortSignal) =>
      version ? warmUp(urls, signal) : Promise.resolve(),
    stats: (): PageCacheStats => cache.stats(),
    readMetrics: (): Metric[] => [...toPageMetrics(cache.stats()), renderTimes.read()],
  };
}

function toResponse(
  request: Request,
  cached: CachedResponse,
  bytes: Buffer,
  encoding: Encoding | undefined,
): Response {
  const { status, headers, body }: ResponseParts = toResponseParts(
    cached,
    {
      ifNoneMatch: request.headers.get("If-None-Match") ?? undefined,
      isHead: request.method === "HEAD",
    },
    { bytes, encoding: bytes === cached.plain ? undefined : encoding },
  );
  return new Response(body as Uint8Array<ArrayBuffer> | null, { status, headers });
}
