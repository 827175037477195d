/** A value of a metric; `suffix` belongs to the series of a histogram. */
export type Sample = {
  labels?: Readonly<Record<string, string>>;
  value: number;
  suffix?: "_bucket" | "_sum" | "_count";
};

/** A metric in the conventions of Prometheus: base units, `_total` at the end of a counter. */
export type Metric = {
  name: string;
  help: string;
  type: "counter" | "gauge" | "histogram";
  samples: readonly Sample[];
};

/** A gauge with one value. */
export function toGauge(name: string, help: string, value: number): Metric {
  return { name, help, type: "gauge", samples: [{ value }] };
}

/** A counter with one value. */
export function toCounter(name: string, help: string, value: number): Metric {
  return { name, help, type: "counter", samples: [{ value }] };
}
