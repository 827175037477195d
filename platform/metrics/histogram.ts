import { createLabelSets, type Labels, type LabelValues } from "./label-sets.ts";
import type { Metric, Sample } from "./metric.ts";

type HistogramOptions<L extends Labels> = {
  name: string;
  help: string;
  labels: L;
  /** Upper bounds of the buckets, ascending; `+Inf` is added. */
  bounds: readonly number[];
};

/** A histogram with labels; a combination has samples once it has a value. */
export function createHistogram<const L extends Labels>(options: HistogramOptions<L>) {
  const { name, help, labels, bounds } = options;
  const { sets, find } = createLabelSets(labels);
  const width = bounds.length + 1;
  const counts = new Float64Array(sets.length * width);
  const sums = new Float64Array(sets.length);

  function toSamples(set: Record<string, string>, index: number): Sample[] {
    let count = 0;
    const buckets = [...bounds, Number.POSITIVE_INFINITY].map((bound, place): Sample => {
      count += counts[index * width + place] ?? 0;
      const le = Number.isFinite(bound) ? String(bound) : "+Inf";
      return { suffix: "_bucket", labels: { ...set, le }, value: count };
    });
    if (count === 0 && sets.length > 1) return [];
    return [
      ...buckets,
      { suffix: "_sum", labels: set, value: sums[index] ?? 0 },
      { suffix: "_count", labels: set, value: count },
    ];
  }

  return {
    observe(value: number, ...values: LabelValues<L>): void {
      const index = find(values);
      let place = 0;
      while (place < bounds.length && value > (bounds[place] as number)) place++;
      (counts[index * width + place] as number)++;
      (sums[index] as number) += value;
    },
    read: (): Metric => ({ name, help, type: "histogram", samples: sets.flatMap(toSamples) }),
  };
}
