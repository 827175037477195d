import { Histogram, Registry } from "prom-client";
import { expect, test } from "vitest";
import { RequestDurations } from "./request-durations.ts";

test("counting in arrays gives the text of the library's own histogram", async () => {
  const ours = new RequestDurations();
  const { name, help, upperBounds } = ours as unknown as Record<string, string> & {
    upperBounds: number[];
  };
  const options = { name: name as string, help: help as string, buckets: [...upperBounds] };
  const own = new Histogram({ ...options, labelNames: ["kind"], registers: [] });
  for (const seconds of [0, 0.001, 0.0011, 0.25, 10, 11]) {
    ours.count("page", seconds);
    own.observe({ kind: "page" }, seconds);
  }
  ours.count("asset", 0.5);
  own.observe({ kind: "asset" }, 0.5);
  const read = (metric: Histogram) => {
    const registry = new Registry();
    registry.registerMetric(metric);
    return registry.metrics();
  };
  expect(await read(ours)).toBe(await read(own));
});
