import { Counter, Gauge } from "prom-client";

// Metrics belong to no registry until the process that serves them registers its own.

type Reading = number | undefined;

/** A gauge whose value is read at the scrape; it has no sample while that is undefined. */
export function createGauge(name: string, help: string, read: () => Reading | Promise<Reading>) {
  return new Gauge({
    name,
    help,
    registers: [],
    async collect() {
      const value = await read();
      if (value === undefined) this.remove();
      else this.set(value);
    },
  });
}

/** A counter whose value is counted elsewhere and read at the scrape. */
export function createReadCounter(name: string, help: string, read: () => number) {
  return new Counter({
    name,
    help,
    registers: [],
    collect() {
      this.reset();
      this.inc(read());
    },
  });
}

/**
 * A counter with labels. Every combination of their values starts with 0, so that the first event
 * shows as an increase.
 */
export function createLabeledCounter<Label extends string>(
  name: string,
  help: string,
  labels: Readonly<Record<Label, readonly string[]>>,
) {
  const labelNames = Object.keys(labels) as Label[];
  const counter = new Counter({ name, help, labelNames, registers: [] });
  for (const set of toLabelSets(labels)) counter.inc(set, 0);
  return counter;
}

/** All combinations of label values. */
function toLabelSets<Label extends string>(labels: Readonly<Record<Label, readonly string[]>>) {
  return Object.entries<readonly string[]>(labels).reduce<Record<string, string>[]>(
    (sets, [name, values]) =>
      sets.flatMap((set) => values.map((value) => ({ ...set, [name]: value }))),
    [{}],
  ) as Record<Label, string>[];
}
