import { expect, test } from "vitest";
import { parseMetrics } from "#tests/support/parse-metrics.ts";
import { createCounter } from "./counter.ts";
import { createHistogram } from "./histogram.ts";
import { toCounter, toGauge } from "./metric.ts";
import { toMetricsText } from "./metrics-text.ts";

test("a counter shows every combination of its labels from the start", () => {
  const counter = createCounter({
    name: "doors_total",
    help: "Doors.",
    labels: { colour: ["red", "blue"], state: ["open", "shut"] },
  });
  counter.add("blue", "open");
  counter.add("blue", "open");
  expect(toMetricsText([counter.read()], "house_")).toBe(
    [
      "# HELP house_doors_total Doors.",
      "# TYPE house_doors_total counter",
      'house_doors_total{colour="red",state="open"} 0',
      'house_doors_total{colour="red",state="shut"} 0',
      'house_doors_total{colour="blue",state="open"} 2',
      'house_doors_total{colour="blue",state="shut"} 0',
      "",
    ].join("\n"),
  );
});

test("a value that no label has is refused, so that no metric grows without end", () => {
  const counter = createCounter({ name: "x_total", help: "X.", labels: { colour: ["red"] } });
  expect(() => counter.add("/some/path" as "red")).toThrow("colour is never /some/path");
});

test("the buckets of a histogram hold what is not larger, and the last one everything", () => {
  const histogram = createHistogram({
    name: "wait_seconds",
    help: "Waiting.",
    labels: { door: ["front", "back"] },
    bounds: [0.1, 1],
  });
  for (const value of [0.1, 0.5, 30]) histogram.observe(value, "back");
  expect(toMetricsText([histogram.read()], "")).toBe(
    [
      "# HELP wait_seconds Waiting.",
      "# TYPE wait_seconds histogram",
      'wait_seconds_bucket{door="back",le="0.1"} 1',
      'wait_seconds_bucket{door="back",le="1"} 2',
      'wait_seconds_bucket{door="back",le="+Inf"} 3',
      'wait_seconds_sum{door="back"} 30.6',
      'wait_seconds_count{door="back"} 3',
      "",
    ].join("\n"),
  );
});

test("texts with quotes, backslashes and line breaks stay one line each", () => {
  const text = toMetricsText(
    [
      {
        name: "info",
        help: "One\\two\nthree",
        type: "gauge",
        samples: [{ labels: { path: 'a"b\\c\nd' }, value: Number.NaN }],
      },
    ],
    "",
  );
  expect(text).toBe(
    '# HELP info One\\\\two\\nthree\n# TYPE info gauge\ninfo{path="a\\"b\\\\c\\nd"} NaN\n',
  );
  expect(parseMetrics(text).families.size).toBe(1);
});

test("names that every process on Node has are not the product's own", () => {
  const metrics = [toCounter("process_x_total", "X.", 1), toGauge("entries", "E.", 2)];
  const { values } = parseMetrics(toMetricsText(metrics, "house_"));
  expect([...values]).toEqual([
    ["process_x_total", 1],
    ["house_entries", 2],
  ]);
});
