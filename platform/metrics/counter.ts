import { createLabelSets, type Labels, type LabelValues } from "./label-sets.ts";
import type { Metric } from "./metric.ts";

type CounterOptions<L extends Labels> = { name: string; help: string; labels: L };

/**
 * A counter with labels. Every combination starts with 0, so that the first event shows as an
 * increase.
 */
export function createCounter<const L extends Labels>({ name, help, labels }: CounterOptions<L>) {
  const { sets, find } = createLabelSets(labels);
  const counts = new Float64Array(sets.length);
  return {
    /** Counts one event; values in the order of the labels. */
    add(...values: LabelValues<L>): void {
      (counts[find(values)] as number)++;
    },
    read: (): Metric => ({
      name,
      help,
      type: "counter",
      samples: sets.map((set, index) => ({ labels: set, value: counts[index] ?? 0 })),
    }),
  };
}
