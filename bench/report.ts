import { availableParallelism, cpus, loadavg, totalmem } from "node:os";
import { parseArgs } from "node:util";
import { createProgress } from "#platform/process/progress.server.ts";

export const progress = createProgress();

/** Options of the command line, like `--seconds 5`: texts, and numbers where the default is one. */
export function readOptions<Defaults extends Record<string, number | string>>(defaults: Defaults) {
  const options = Object.fromEntries(
    Object.entries(defaults).map(([name, value]) => [
      name,
      { type: "string" as const, default: String(value) },
    ]),
  );
  const { values } = parseArgs({ options });
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof defaults[name] === "number" ? Number(value) : value,
    ]),
  ) as { [Name in keyof Defaults]: Defaults[Name] extends number ? number : string };
}

/** A percentile; `part` 0.99 is the 99th. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * part) - 1)] ?? Number.NaN;
}

export const median = (values: readonly number[]) => percentile(values, 0.5);

export function toMilliseconds(value: number): string {
  return `${value.toFixed(2)} ms`;
}

/** Cells of a table: the median and the 99th percentile, unless others are named. */
export function toTimes(times: readonly number[], parts: readonly number[] = [0.5, 0.99]) {
  return parts.map((part) => toMilliseconds(percentile(times, part)));
}

/** Whether a budget is met, in a word. A missed one makes the program fail. */
export function judge(isMet: boolean): "met" | "MISSED" {
  if (!isMet) process.exitCode = 1;
  return isMet ? "met" : "MISSED";
}

/** Prints a Markdown table, first column left-aligned, the others right-aligned. */
export function printTable([head = [], ...rows]: readonly (readonly string[])[]): void {
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
  progress.done();
  console.log([toLine(head), line(rule), ...rows.map(toLine)].join("\n"));
}

/** Prints the machine and its load, for the record of results. */
export function printMachine(): void {
  const [{ model = "" } = {}] = cpus();
  const [load = 0] = loadavg();
  const memory = Math.round(totalmem() / 2 ** 30);
  console.log(
    `${availableParallelism()} cores (${model.trim()}), ${memory} GB, Node ${process.versions.node}, load ${load.toFixed(1)} at the start\n`,
  );
}
