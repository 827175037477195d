import { availableParallelism, cpus, loadavg, totalmem } from "node:os";

/** A percentile; `part` 0.99 is the 99th. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * part) - 1)] ?? Number.NaN;
}

/** A Markdown table, first column left-aligned, the others right-aligned. */
export function toTable([head = [], ...rows]: readonly (readonly string[])[]): string {
  const widths = head.map((_, column) =>
    Math.max(4, ...[head, ...rows].map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  const toLine = (row: readonly string[]) =>
    line(
      widths.map((width, column) => {
        const cell = row[column] ?? "";
        return column === 0 ? cell.padEnd(width) : cell.padStart(width);
      }),
    );
  const rule = widths.map((width, column) =>
    column === 0 ? "-".repeat(width) : `${"-".repeat(width - 1)}:`,
  );
  return [toLine(head), line(rule), ...rows.map(toLine)].join("\n");
}

/** The machine and its load, for the record of results. */
export function describeMachine(): string {
  const [{ model = "" } = {}] = cpus();
  const [load = 0] = loadavg();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${availableParallelism()} cores (${model.trim()}), ${memory} GB, Node ${process.versions.node}, load ${load.toFixed(1)} at the start`;
}

export function toMilliseconds(value: number): string {
  return `${value.toFixed(2)} ms`;
}
