import { type Metric, toCounter, toGauge } from "#platform/metrics/metric.ts";
import type { PageCacheStats } from "./page-cache.server.ts";

/** The statistics of the page cache as metrics. */
export function toPageMetrics(stats: PageCacheStats): Metric[] {
  return [
    toCounter("page_cache_hits_total", "Pages served from the cache.", stats.hits),
    toCounter(
      "page_cache_misses_total",
      "Pages that waited for a render, their own or one in progress.",
      stats.misses,
    ),
    toCounter(
      "page_cache_stale_total",
      "Pages served stale, because a new render was late or failed.",
      stats.stale,
    ),
    toCounter("page_renders_total", "Renders of cached pages.", stats.renders),
    toCounter(
      "page_render_failures_total",
      "Renders that threw, returned an error or showed a failed list as empty.",
      stats.failures,
    ),
    toGauge("page_cache_entries", "Cached pages.", stats.entries),
    toGauge("page_cache_bytes", "Bytes used by cached pages.", stats.bytes),
  ];
}
