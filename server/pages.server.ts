import { setImmediate as nextIteration } from "node:timers/promises";
import { toMarkdownPath } from "#platform/http/markdown-path.ts";
import {
  hasMarkdown,
  type MarkdownRequest,
  toMarkdownResponse,
  toNegotiated,
} from "./markdown/markdown-response.server.ts";
import type { ConcurrencyLimits } from "./overload/concurrency-limits.server.ts";
import { type CachedPage, toUncachedPage } from "./page-cache/cached-page.server.ts";
import { createPageCache, type RecordedReads } from "./page-cache/page-cache.server.ts";
import { createPageMetrics } from "./page-cache/page-metrics.ts";
import { type PageRules, toCacheUrl } from "./page-cache/page-rules.ts";
import { createPageRenderer, type RenderPage } from "./rendering/page-renderer.server.ts";
import { toResponse } from "./responses/cached-response.server.ts";
import { chooseEncoding } from "./responses/encoding.server.ts";
import type { HostHeaders } from "./responses/security-headers.ts";

/** Where pages come from. */
export type PageSource = {
  /** Renders the page of a GET request. */
  render: RenderPage;
  /** Handles a form that was posted to a page. */
  submit?: (request: Request, client: string) => Promise<Response>;
  /** The rules of the page at a path. */
  toRules: (pathname: string) => PageRules;
  /** The content version that cached pages belong to; without it none is cached. */
  version?: () => number;
  /** Without it every change of content makes every page stale. */
  reads?: RecordedReads;
  /** Bytes that cached pages take at most. */
  bytes?: number;
};

export type Pages = ReturnType<typeof createPages>;

/** Serves pages: from memory where a page is the same for everyone. */
export function createPages(
  source: PageSource,
  {
    siteUrl,
    shared,
    limits,
  }: {
    siteUrl: string;
    shared: HostHeaders;
    limits: Pick<ConcurrencyLimits, "pages" | "files">;
  },
) {
  const { version } = source;
  const renderer = createPageRenderer(source.render, limits);
  const cache = createPageCache({
    version: version ?? (() => 0),
    reads: source.reads,
    shared,
    bytes: source.bytes,
  });

  /** Without the visitor's headers: what a page cannot read it cannot depend on. */
  const renderShared = (url: string, rules: PageRules) =>
    renderer.render(new Request(new URL(url, siteUrl)), rules);

  /** The page as the router renders it, marked where `Accept` chooses between it and Markdown. */
  async function renderPage(url: string, rules: PageRules): Promise<Response> {
    const response = await renderShared(url, rules);
    const isPage = !new URL(url, siteUrl).pathname.endsWith(".data");
    if (isPage && hasMarkdown(rules)) response.headers.append("Vary", "Accept");
    return response;
  }

  /** A private page, with every cookie that it sets. */
  async function respondPrivately(
    request: Request,
    url: string,
    rules: PageRules,
    client: string | undefined,
  ): Promise<Response> {
    const { headers, signal } = request;
    const own = new Request(siteUrl + url, { headers, signal });
    const response = await renderer.render(own, rules, client);
    const sent = await send(request, url, await toUncachedPage(response, shared, rules));
    return withCookies(sent, response);
  }

  async function getPage(url: string, rules: PageRules) {
    return version
      ? cache.getPage(url, () => renderPage(url, rules))
      : toUncachedPage(await renderPage(url, rules), shared);
  }

  /** The Markdown version of a page, cached like the page under a URL of its own. */
  function getMarkdown(path: string, params: URLSearchParams, rules: PageRules) {
    const url = toCacheUrl(path, params, rules);
    const render = async () => toMarkdownResponse(await renderShared(url, rules), siteUrl + url);
    const markdownUrl = toMarkdownPath(url);
    const page = version
      ? cache.getPage(markdownUrl, render)
      : render().then((response) => toUncachedPage(response, shared));
    return page.then((found) => ({ url: markdownUrl, page: found }));
  }

  async function send(request: Request, url: string, page: CachedPage): Promise<Response> {
    const accepted = chooseEncoding(request.headers.get("Accept-Encoding") ?? undefined);
    const encoding = page.isCompressible ? accepted : undefined;
    const bytes = encoding ? await cache.encode(url, page, encoding) : page.plain;
    return toResponse(request, page, { bytes, encoding });
  }

  return {
    /**
     * The response to a GET request for a page.
     * @param markdown when its Markdown version is requested
     * @param client address of the client, for limits of private pages
     */
    async respond(
      request: Request,
      rules: PageRules,
      markdown?: MarkdownRequest,
      client?: string,
    ): Promise<Response> {
      const { pathname, search, searchParams } = new URL(request.url);
      if (markdown) {
        const found = await getMarkdown(markdown.path, searchParams, rules);
        if (markdown.by === "url") return send(request, found.url, found.page);
        // A page without a Markdown version is HTML for everyone, also as a redirect or an error.
        if (found.page.status === 200) {
          return toNegotiated(await send(request, found.url, found.page), found.url);
        }
      }
      if (rules.isPrivate) return respondPrivately(request, pathname + search, rules, client);
      const url = toCacheUrl(pathname, searchParams, rules);
      return send(request, url, await getPage(url, rules));
    },

    /**
     * The response to a form that was posted to a page.
     * @param client address of the client, for limits
     */
    async submit(
      request: Request,
      client: string,
      { isSecret }: Pick<PageRules, "isSecret"> = {},
    ): Promise<Response> {
      if (!source.submit) throw new Error("A page accepts forms that nothing handles");
      const { pathname, search } = new URL(request.url);
      const { body, signal } = request;
      const headers = new Headers(request.headers);
      // Checked by the host. A page without a referrer policy of its own would send `null` to itself.
      headers.delete("Origin");
      const form = { method: "POST", headers, body, signal, duplex: "half" } as RequestInit;
      const response = await source.submit(new Request(siteUrl + pathname + search, form), client);
      const page = await toUncachedPage(response, shared, { isPrivate: true, isSecret });
      const sent = toResponse(request, page, { bytes: page.plain, encoding: undefined });
      return withCookies(sent, response);
    },

    /** The page that is cached under exactly this URL. */
    findCached: (url: string) => (version ? cache.findPage(url) : undefined),

    /** Whether a page is cached under this URL, also a stale one. */
    isCached: cache.isCached,

    /** Renders pages into the cache before they are requested, one after the other. */
    async warmUp(urls: readonly string[], signal: AbortSignal): Promise<void> {
      for (const url of version ? urls : []) {
        // Requests of visitors go first.
        await nextIteration();
        if (signal.aborted) return;
        const rules = source.toRules(url);
        const page = await cache.getPage(url, () => renderPage(url, rules)).catch(() => undefined);
        if (page?.isCompressible) await cache.encode(url, page, "br");
      }
    },

    stats: cache.stats,
    metrics: [...createPageMetrics(cache.stats), ...renderer.metrics],
  };
}

/** A page is stored without cookies, which are for one response. */
function withCookies(sent: Response, { headers }: Response): Response {
  for (const cookie of headers.getSetCookie()) sent.headers.append("Set-Cookie", cookie);
  return sent;
}
