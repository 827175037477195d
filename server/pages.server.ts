import { setImmediate as nextTurn } from "node:timers/promises";
import { createHistogram } from "#platform/metrics/histogram.ts";
import type { Metric } from "#platform/metrics/metric.ts";
import { chooseEncoding, type Encoding } from "./encoding.server.ts";
import { type Answer, type Kept, toAnswer } from "./kept.server.ts";
import { encodePage, toKeptPage } from "./page-cache/kept-page.server.ts";
import { createPageCache, type PageCacheFigures } from "./page-cache/page-cache.server.ts";
import { toPageMetrics } from "./page-cache/page-metrics.ts";
import { type PageRules, toPageAddress, toPagePath } from "./page-cache/page-rules.ts";
import type { HostHeaders } from "./security-headers.ts";

/** Where pages come from. */
export type Pages = {
  /** Renders the page of a GET request. */
  render: (request: Request) => Promise<Response>;
  /** Answers a form that was posted to a page. */
  submit?: (request: Request, client: string) => Promise<Response>;
  /** What is to know of the page at a path. */
  toRules: (pathname: string) => PageRules;
  /** The content version that pages are kept for; without it none is kept. */
  version?: () => number;
  /** Most bytes that kept pages take. */
  bytes?: number;
};

const NOT_KEPT = "private, no-store";

/** From a page without data to one that is given up, in seconds. */
const RENDER_BOUNDS = [0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Answers requests for pages: from memory where a page is the same for everyone. */
export function createPages(
  { render, submit, toRules, version, bytes }: Pages,
  { siteUrl, shared }: { siteUrl: string; shared: HostHeaders },
) {
  const renderTimes = createHistogram({
    name: "page_render_duration_seconds",
    help: "Render time of a page, cached or private.",
    labels: { pages: ["kept", "private"] },
    bounds: RENDER_BOUNDS,
  });
  const cache = createPageCache({
    render: renderForAll,
    version: version ?? (() => 0),
    shared,
    ...(bytes === undefined ? {} : { bytes }),
  });

  /** Without the visitor's headers: what a page cannot read it cannot depend on. */
  async function renderForAll(address: string): Promise<Response> {
    return timed("kept", new Request(new URL(address, siteUrl)));
  }

  async function renderForOne({ headers, signal }: Request, address: string): Promise<Response> {
    return timed("private", new Request(new URL(address, siteUrl), { headers, signal }));
  }

  async function timed(pages: "kept" | "private", request: Request): Promise<Response> {
    const started = performance.now();
    try {
      return await render(request);
    } finally {
      renderTimes.observe((performance.now() - started) / 1_000, pages);
    }
  }

  async function answer(request: Request, pathname: string, search: string): Promise<Response> {
    const rules = toRules(toPagePath(pathname));
    const encoding = chooseEncoding(request.headers.get("Accept-Encoding") ?? undefined);
    const address = toPageAddress(pathname, new URLSearchParams(search), rules);
    if (!rules.isPrivate && version) {
      const page = await cache.getPage(address);
      const body =
        encoding && page.isCompressible ? await cache.encode(address, page, encoding) : page.plain;
      return toResponse(request, page, body, encoding);
    }
    const response = rules.isPrivate
      ? await renderForOne(request, pathname + search)
      : await renderForAll(address);
    const page = await toKeptPage(response, { version: 0, expires: 0, shared });
    if (rules.isPrivate) {
      page.headers["cache-control"] = NOT_KEPT;
      page.headers["x-robots-tag"] ??= "noindex";
    }
    const body = encoding && page.isCompressible ? await encodePage(page, encoding) : page.plain;
    return toResponse(request, page, body, encoding);
  }

  /** @param client address of the client, for limits */
  async function answerPost(request: Request, address: string, client: string): Promise<Response> {
    const { body, signal } = request;
    const headers = new Headers(request.headers);
    // Checked by the host. A page without a referrer policy of its own would send `null` to itself.
    headers.delete("Origin");
    const response = await submit?.(
      new Request(new URL(address, siteUrl), {
        method: "POST",
        headers,
        body,
        signal,
        duplex: "half",
      } as RequestInit),
      client,
    );
    if (!response) throw new Error("A page takes forms that nothing answers");
    const page = await toKeptPage(response, { version: 0, expires: 0, shared });
    page.headers["cache-control"] = NOT_KEPT;
    page.headers["x-robots-tag"] ??= "noindex";
    return toResponse(request, page, page.plain, undefined);
  }

  async function warmUp(addresses: readonly string[], signal: AbortSignal): Promise<void> {
    for (const address of addresses) {
      // Visitors go first.
      await nextTurn();
      if (signal.aborted) return;
      const page = await cache.getPage(address).catch(() => undefined);
      if (page?.isCompressible) await cache.encode(address, page, "br");
    }
  }

  return {
    answer,
    answerPost,
    answerFile: (request: Request, file: Kept) => {
      const encoding = chooseEncoding(request.headers.get("Accept-Encoding") ?? undefined);
      return toResponse(
        request,
        file,
        (encoding && file.encoded[encoding]) ?? file.plain,
        encoding,
      );
    },
    /** The page at an address exactly as it is kept under, when it is there. */
    findKept: (address: string) => (version ? cache.findPage(address) : undefined),
    /** Renders pages before somebody asks for them, one after the other. */
    warmUp: (addresses: readonly string[], signal: AbortSignal) =>
      version ? warmUp(addresses, signal) : Promise.resolve(),
    figures: (): PageCacheFigures => cache.figures(),
    readMetrics: (): Metric[] => [...toPageMetrics(cache.figures()), renderTimes.read()],
  };
}

function toResponse(
  request: Request,
  kept: Kept,
  bytes: Buffer,
  encoding: Encoding | undefined,
): Response {
  const { status, headers, body }: Answer = toAnswer(
    kept,
    {
      ifNoneMatch: request.headers.get("If-None-Match") ?? undefined,
      isHead: request.method === "HEAD",
    },
    { bytes, encoding: bytes === kept.plain ? undefined : encoding },
  );
  return new Response(body as Uint8Array<ArrayBuffer> | null, { status, headers });
}
