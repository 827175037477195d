import { setTimeout as wait } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { compress } from "../responses/encoding.server.ts";
import type { HostHeaders } from "../responses/security-headers.ts";
import {
  type CachedPage,
  encodePage,
  isAlwaysRevalidated,
  isCacheable,
  sizeOf,
  toCachedPage,
} from "./cached-page.server.ts";

/** What each page was rendered from, as keys. */
export type RecordedReads = {
  /** Runs a render and collects what it reads. */
  record<Value>(work: () => Promise<Value>): Promise<{ value: Value; reads: ReadonlySet<string> }>;
  /** Whether something of it has changed since a content version. */
  hasChanged(reads: ReadonlySet<string>, since: number): boolean;
};

export type PageCacheOptions = {
  /** The content version that this process knows of. */
  version: () => number;
  /** Without it every change makes every page stale. */
  reads?: RecordedReads | undefined;
  /** Headers of every response. */
  shared: HostHeaders;
  /** Bytes that cached pages take at most. */
  bytes?: number | undefined;
  now?: () => number;
};

/** What the cache has done since it was created. */
export type PageCacheStats = {
  /** Served from the cache. */
  hits: number;
  /** Waited for a render, their own or one in progress. */
  misses: number;
  /** Served stale, because a new render was late or failed. */
  stale: number;
  renders: number;
  /** Renders that threw, returned an error or showed a failed list as empty. */
  failures: number;
  entries: number;
  bytes: number;
};

type Render = () => Promise<Response>;
type RenderInProgress = { started: number; page: Promise<CachedPage> };

const DEFAULT_BYTES = 44_000_000;
/** Fraction (1/n) of the bytes for pages with a query, such as lists with filters. */
const QUERY_FRACTION = 5;
/** Fraction (1/n) of the bytes for pages that do not exist. */
const MISSING_FRACTION = 32;
/** A page larger than this fraction (1/n) of its part of the cache is not cached. */
const MAX_ENTRY_FRACTION = 4;
/** How long a request waits for a render while a stale page is available. */
const STALE_AFTER_MS = 700;
/** How long a failed render of a page that is cached is not retried. */
const RETRY_DELAY_MS = 1_000;
/** Requests after which a page is compressed with brotli's best quality. */
const HITS_FOR_BEST = 16;
const DAY_MS = 86_400_000;

/**
 * Rendered pages, until what they show changes or the day (UTC) ends: pages show dates. Concurrent
 * requests for a URL share one render; when it fails, the stale page is served.
 */
export function createPageCache(options: PageCacheOptions) {
  const { version, reads, shared, bytes = DEFAULT_BYTES, now = Date.now } = options;
  // A crawler's thousand filters and a scanner's thousand URLs evict each other and no other page.
  const queries = createStore(bytes / QUERY_FRACTION);
  const missing = createStore(bytes / MISSING_FRACTION);
  const others = createStore(bytes - bytes / QUERY_FRACTION - bytes / MISSING_FRACTION);
  const stores = [others, queries, missing];
  const renders = new Map<string, RenderInProgress>();
  const retryAt = new Map<string, number>();
  const counts = { hits: 0, misses: 0, stale: 0, renders: 0, failures: 0 };
  let improving = Promise.resolve();

  const toFound = (url: string) => (url.includes("?") ? queries : others);
  const findCached = (url: string) => toFound(url).get(url) ?? missing.get(url);

  /** Compares the page with changes once for each version, not for each hit. */
  function isFresh(page: CachedPage): boolean {
    if (page.expires <= now()) return false;
    const latest = version();
    if (page.version === latest) return true;
    if (!reads || reads.hasChanged(page.reads, page.version)) return false;
    page.version = latest;
    return true;
  }

  /** The page when it is cached and up to date. */
  function findPage(url: string): CachedPage | undefined {
    const page = findCached(url);
    if (!page || !isFresh(page)) return undefined;
    counts.hits++;
    page.hits++;
    if (page.hits === HITS_FOR_BEST) improve(url, page);
    return page;
  }

  /**
   * The page, rendered when needed. Throws what `render` throws when nothing is cached.
   * @param render renders the page of this URL, which is all that it depends on
   */
  async function getPage(url: string, render: Render): Promise<CachedPage> {
    const fresh = findPage(url);
    if (fresh) return fresh;
    const old = findCached(url);
    if (old && (retryAt.get(url) ?? 0) > now()) {
      counts.stale++;
      return old;
    }
    counts.misses++;
    const current = renders.get(url) ?? startRender(url, render, old);
    if (!old || isAlwaysRevalidated(old)) return current.page;
    const timeout = new AbortController();
    const late = wait(Math.max(0, current.started + STALE_AFTER_MS - now()), old, {
      signal: timeout.signal,
    }).catch(() => old);
    const page = await Promise.race([current.page, late]);
    timeout.abort();
    if (page === old) counts.stale++;
    return page;
  }

  function startRender(url: string, render: Render, old: CachedPage | undefined): RenderInProgress {
    const page = renderPage(url, render, old).finally(() => renders.delete(url));
    // Requests that were served the stale page do not await this failure.
    page.catch(() => {});
    const current = { started: now(), page };
    renders.set(url, current);
    return current;
  }

  async function renderPage(
    url: string,
    render: Render,
    old: CachedPage | undefined,
  ): Promise<CachedPage> {
    // Read before the render: content that changes meanwhile makes the page stale at once.
    const options = { version: version(), expires: endOfDay(now()), shared };
    counts.renders++;
    try {
      const { response, page } = await renderRecorded(render, options);
      if (isCacheable(response)) {
        store(url, page);
        return page;
      }
      if (response.status >= 400 && response.status < 500) {
        // A page that is refused now is not served stale either.
        remove(url);
        return page;
      }
      counts.failures++;
      if (!old) return page;
    } catch (error) {
      counts.failures++;
      if (!old) throw error;
    }
    delayRetry(url);
    return old;
  }

  async function renderRecorded(render: Render, options: Parameters<typeof toCachedPage>[1]) {
    const work = async () => {
      const response = await render();
      return { response, page: await toCachedPage(response, options) };
    };
    if (!reads) return work();
    const recorded = await reads.record(work);
    recorded.value.page.reads = recorded.reads;
    return recorded.value;
  }

  function store(url: string, page: CachedPage): void {
    retryAt.delete(url);
    const isMissing = page.status >= 400;
    (isMissing ? toFound(url) : missing).delete(url);
    (isMissing ? missing : toFound(url)).set(url, page);
  }

  function remove(url: string): void {
    for (const each of stores) each.delete(url);
  }

  function delayRetry(url: string): void {
    if (retryAt.size > 1_000) retryAt.clear();
    retryAt.set(url, now() + RETRY_DELAY_MS);
  }

  /**
   * The bytes of a page in an encoding; newly compressed ones count among the bytes of the cache.
   */
  async function encode(url: string, page: CachedPage, encoding: "br" | "gzip") {
    const known = page.encoded[encoding];
    if (known) return known;
    const encoded = await encodePage(page, encoding);
    if (findCached(url) === page) store(url, page);
    return encoded;
  }

  /** One at a time: it takes a core for a moment and no request waits for it. */
  function improve(url: string, page: CachedPage): void {
    if (!page.isCompressible || page.isBest) return;
    page.isBest = true;
    improving = improving
      .then(async () => {
        if (findCached(url) !== page) return;
        page.encoded.br = await compress(page.plain, "br", { best: true });
        if (findCached(url) === page) store(url, page);
      })
      .catch(() => {});
  }

  return {
    findPage,
    isCached: (url: string) => stores.some((each) => each.has(url)),
    getPage,
    encode,
    stats: (): PageCacheStats => ({
      ...counts,
      entries: stores.reduce((sum, { size }) => sum + size, 0),
      bytes: stores.reduce((sum, { calculatedSize }) => sum + calculatedSize, 0),
    }),
  };
}

function createStore(bytes: number) {
  return new LRUCache<string, CachedPage>({
    maxSize: Math.ceil(bytes),
    maxEntrySize: Math.ceil(bytes / MAX_ENTRY_FRACTION),
    sizeCalculation: sizeOf,
  });
}

function endOfDay(now: number): number {
  return (Math.floor(now / DAY_MS) + 1) * DAY_MS;
}
