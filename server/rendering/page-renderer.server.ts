import { Histogram } from "prom-client";
import type { ConcurrencyLimits } from "../overload/concurrency-limits.server.ts";
import type { PageRules } from "../page-cache/page-rules.ts";

/** Renders the page of a GET request; of a private one the address of its client is known. */
export type RenderPage = (request: Request, rules: PageRules, client?: string) => Promise<Response>;

/** Upper bounds in seconds, from a page without data to one that times out. */
const BOUNDS = [0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Renders a few pages and files at a time, and measures how long each takes. */
export function createPageRenderer(
  render: RenderPage,
  limits: Pick<ConcurrencyLimits, "pages" | "files">,
) {
  const times = new Histogram({
    name: "ogds_page_render_duration_seconds",
    help: "Render time of a page, cached or private.",
    labelNames: ["pages"],
    buckets: BOUNDS,
    registers: [],
  });
  return {
    async render(request: Request, rules: PageRules, client?: string): Promise<Response> {
      const limit = rules.isFile ? limits.files : limits.pages;
      const started = performance.now();
      try {
        return await limit.run(() => render(request, rules, client));
      } finally {
        const seconds = (performance.now() - started) / 1_000;
        times.observe({ pages: rules.isPrivate ? "private" : "cached" }, seconds);
      }
    },
    metrics: [times],
  };
}
