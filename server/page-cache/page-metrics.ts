import { type Metric, toCounter, toGauge } from "#platform/metrics/metric.ts";
import type { PageCacheFigures } from "./page-cache.server.ts";

/** What the page cache has done, as metrics. */
export function toPageMetrics(figures: PageCacheFigures): Metric[] {
  return [
    toCounter("page_cache_hits_total", "Pages served from the cache.", figures.hits),
    toCounter(
      "page_cache_misses_total",
      "Pages that waited for a render, their own or one that was under way.",
      figures.misses,
    ),
    toCounter(
      "page_cache_stale_total",
      "Pages answered as they were, because a new render was late or failed.",
      figures.stale,
    ),
    toCounter("page_renders_total", "Renders of cached pages.", figures.renders),
    toCounter(
      "page_render_failures_total",
      "Renders that threw, gave an error or showed a list empty that could not be read.",
      figures.failures,
    ),
    toGauge("page_cache_entries", "Cached pages.", figures.entries),
    toGauge("page_cache_bytes", "Bytes used by cached pages.", figures.bytes),
  ];
}
