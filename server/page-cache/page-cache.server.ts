import { setTimeout as wait } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { compress } from "../encoding.server.ts";
import type { HostHeaders } from "../security-headers.ts";
import { encodePage, isKeepable, type KeptPage, sizeOf, toKeptPage } from "./kept-page.server.ts";

export type PageCacheOptions = {
  /** Renders the page of an address: everything that it may know. */
  render: (address: string) => Promise<Response>;
  /** The content version that this process knows of. */
  version: () => number;
  /** Headers of every answer. */
  shared: HostHeaders;
  /** Most bytes that pages take. */
  bytes?: number;
  now?: () => number;
};

/** What the cache has done since it was made. */
export type PageCacheFigures = {
  /** Answered from what was kept. */
  hits: number;
  /** Waited for a render, their own or one that was under way. */
  misses: number;
  /** Answered with a page that was out of date, because a new one was late or failed. */
  stale: number;
  renders: number;
  /** Renders that threw, gave an error or showed a list empty that could not be read. */
  failures: number;
  entries: number;
  bytes: number;
};

type Flight = { started: number; page: Promise<KeptPage> };

const DEFAULT_BYTES = 16_000_000;
/** Part of the bytes that pages which do not exist may take. */
const MISSING_PART = 32;
/** A page that is larger than this part of the cache is not kept. */
const LARGEST_PART = 8;
/** Milliseconds that somebody waits for a render while an old page is at hand. */
const PATIENCE = 700;
/** Milliseconds for which a failed render of a page that is at hand is not tried again. */
const REST = 1_000;
/** Asked for this often, a page is worth brotli's best. */
const OFTEN = 16;
const DAY = 86_400_000;

/**
 * Pages as they were rendered, until the content changes or the day (UTC) ends: what pages read of
 * the clock is the date. An address is rendered once at a time; a page that cannot be rendered is
 * shown as it was.
 */
export function createPageCache(options: PageCacheOptions) {
  const { render, version, shared, bytes = DEFAULT_BYTES, now = Date.now } = options;
  const found = createStore(bytes);
  // A scanner's thousand addresses push out each other and no page.
  const missing = createStore(Math.ceil(bytes / MISSING_PART));
  const flights = new Map<string, Flight>();
  const resting = new Map<string, number>();
  const counts = { hits: 0, misses: 0, stale: 0, renders: 0, failures: 0 };
  let improving = Promise.resolve();

  const isFresh = (page: KeptPage) => page.version === version() && page.expires > now();
  const findKept = (address: string) => found.get(address) ?? missing.get(address);

  /** The page when it is kept and up to date. */
  function findPage(address: string): KeptPage | undefined {
    const page = findKept(address);
    if (!page || !isFresh(page)) return undefined;
    counts.hits++;
    page.hits++;
    if (page.hits === OFTEN) improve(address, page);
    return page;
  }

  /** The page, rendered when it has to be. Throws what the renderer throws when nothing is kept. */
  async function getPage(address: string): Promise<KeptPage> {
    const fresh = findPage(address);
    if (fresh) return fresh;
    const old = findKept(address);
    if (old && (resting.get(address) ?? 0) > now()) {
      counts.stale++;
      return old;
    }
    counts.misses++;
    const flight = flights.get(address) ?? takeOff(address, old);
    if (!old) return flight.page;
    const patience = new AbortController();
    const late = wait(Math.max(0, flight.started + PATIENCE - now()), old, {
      signal: patience.signal,
    }).catch(() => old);
    const page = await Promise.race([flight.page, late]);
    patience.abort();
    if (page === old) counts.stale++;
    return page;
  }

  function takeOff(address: string, old: KeptPage | undefined): Flight {
    const page = renderPage(address, old).finally(() => flights.delete(address));
    // Those who left with an old page do not hear of a failure any more.
    page.catch(() => {});
    const flight = { started: now(), page };
    flights.set(address, flight);
    return flight;
  }

  async function renderPage(address: string, old: KeptPage | undefined): Promise<KeptPage> {
    // Read before the render: content that changes meanwhile makes the page old at once.
    const facts = { version: version(), expires: endOfDay(now()), shared };
    counts.renders++;
    try {
      const response = await render(address);
      const page = await toKeptPage(response, facts);
      if (isKeepable(response)) {
        keep(address, page);
        return page;
      }
      if (response.status >= 400 && response.status < 500) {
        // What is refused now, without being worth keeping, is not shown as it was either.
        forget(address);
        return page;
      }
      counts.failures++;
      if (!old) return page;
    } catch (error) {
      counts.failures++;
      if (!old) throw error;
    }
    rest(address);
    return old;
  }

  function keep(address: string, page: KeptPage): void {
    resting.delete(address);
    const isMissing = page.status >= 400;
    (isMissing ? found : missing).delete(address);
    (isMissing ? missing : found).set(address, page);
  }

  function forget(address: string): void {
    found.delete(address);
    missing.delete(address);
  }

  function rest(address: string): void {
    if (resting.size > 1_000) resting.clear();
    resting.set(address, now() + REST);
  }

  /** The bytes of a page in an encoding; what is made anew counts among the bytes of the cache. */
  async function encode(address: string, page: KeptPage, encoding: "br" | "gzip") {
    const known = page.encoded[encoding];
    if (known) return known;
    const encoded = await encodePage(page, encoding);
    if (findKept(address) === page) keep(address, page);
    return encoded;
  }

  /** One at a time: it takes a core for a moment and nobody waits for it. */
  function improve(address: string, page: KeptPage): void {
    if (!page.isCompressible || page.isBest) return;
    page.isBest = true;
    improving = improving
      .then(async () => {
        if (findKept(address) !== page) return;
        page.encoded.br = await compress(page.plain, "br", { best: true });
        if (findKept(address) === page) keep(address, page);
      })
      .catch(() => {});
  }

  return {
    findPage,
    getPage,
    encode,
    figures: (): PageCacheFigures => ({
      ...counts,
      entries: found.size + missing.size,
      bytes: found.calculatedSize + missing.calculatedSize,
    }),
  };
}

function createStore(bytes: number) {
  return new LRUCache<string, KeptPage>({
    maxSize: bytes,
    maxEntrySize: Math.ceil(bytes / LARGEST_PART),
    sizeCalculation: sizeOf,
  });
}

function endOfDay(now: number): number {
  return (Math.floor(now / DAY) + 1) * DAY;
}
