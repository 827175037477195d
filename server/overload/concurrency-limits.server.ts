import { Counter, Gauge, type Metric } from "prom-client";
import {
  createConcurrencyLimit,
  type LimitStats,
} from "#platform/admission/concurrency-limit.server.ts";

export type ConcurrencyLimits = ReturnType<typeof createConcurrencyLimits>;

/**
 * How many requests of a kind run at a time. A response from memory needs no slot; writes have
 * slots of their own, see `createAdmission`, and find the processor free because reads are bounded.
 *
 * One core renders a hundred pages and more a second: a page in the queue is sent within a second,
 * and one that would wait longer is refused.
 */
export function createConcurrencyLimits(readWrites: () => LimitStats) {
  const limits = {
    pages: createConcurrencyLimit({ running: 8, waiting: 64, timeoutMs: 500 }),
    /** Feeds, documents, drawn images: what a page can do without, and what may take long. */
    files: createConcurrencyLimit({ running: 4, waiting: 40, timeoutMs: 5_000 }),
    reads: createConcurrencyLimit({ running: 4, waiting: 32, timeoutMs: 2_000 }),
    /** Opening one: after a restart hundreds come back in the same seconds. */
    streams: createConcurrencyLimit({ running: 4, waiting: 512, timeoutMs: 10_000 }),
    /** A page asks for dozens at once. */
    pictures: createConcurrencyLimit({ running: 8, waiting: 256, timeoutMs: 5_000 }),
  };
  const all = { ...limits, writes: { stats: readWrites } };
  return { ...limits, metrics: toMetrics(all) };
}

function toMetrics(limits: Record<string, { stats: () => LimitStats }>): Metric[] {
  const labelNames = ["limit"];
  const registers: [] = [];
  const readAll = (name: keyof LimitStats) =>
    Object.entries(limits).map(([limit, { stats }]) => ({ limit, value: stats()[name] }));
  return [
    new Gauge({
      name: "ogds_concurrency_running",
      help: "Requests in progress, by concurrency limit.",
      labelNames,
      registers,
      collect() {
        for (const { limit, value } of readAll("running")) this.set({ limit }, value);
      },
    }),
    new Gauge({
      name: "ogds_concurrency_waiting",
      help: "Requests waiting, by concurrency limit.",
      labelNames,
      registers,
      collect() {
        for (const { limit, value } of readAll("waiting")) this.set({ limit }, value);
      },
    }),
    new Counter({
      name: "ogds_concurrency_refused_total",
      help: "Requests answered 503 because too many came at once, by concurrency limit.",
      labelNames,
      registers,
      collect() {
        this.reset();
        for (const { limit, value } of readAll("refused")) this.inc({ limit }, value);
      },
    }),
  ];
}
