import { createGauge, createReadCounter } from "#platform/process/metrics.ts";
import type { PageCacheStats } from "./page-cache.server.ts";

/** The statistics of the page cache as metrics. */
export function createPageMetrics(stats: () => PageCacheStats) {
  return [
    createReadCounter(
      "ogds_page_cache_hits_total",
      "Pages served from the cache.",
      () => stats().hits,
    ),
    createReadCounter(
      "ogds_page_cache_misses_total",
      "Pages that waited for a render, their own or one in progress.",
      () => stats().misses,
    ),
    createReadCounter(
      "ogds_page_cache_stale_total",
      "Pages served stale, because a new render was late or failed.",
      () => stats().stale,
    ),
    createReadCounter("ogds_page_renders_total", "Renders of cached pages.", () => stats().renders),
    createReadCounter(
      "ogds_page_render_failures_total",
      "Renders that threw, returned an error or showed a failed list as empty.",
      () => stats().failures,
    ),
    createGauge("ogds_page_cache_entries", "Cached pages.", () => stats().entries),
    createGauge("ogds_page_cache_bytes", "Bytes used by cached pages.", () => stats().bytes),
  ];
}
