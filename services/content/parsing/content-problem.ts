import { getLocale } from "#contract/values/trade.ts";

/** Problems that a check lists; it only counts the others. */
export const MAX_PROBLEMS = 100;

/** A problem in a content folder: an `error` or a `warning`. */
export type ContentProblem = {
  severity: "error" | "warning";
  /** Path inside the folder, with forward slashes. */
  file: string;
  /** Counted from 1; absent for a file as a whole. */
  line?: number;
  column?: number;
  /** Path of the value, such as `technologies.2.slug`. */
  field?: string;
  /** What is wrong and how to fix it, without a full stop. */
  message: string;
  /** At the end of a list, without a file: how many more there are. */
  more?: number;
};

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Sorted by file, from top to bottom. */
export function sortProblems(problems: readonly ContentProblem[]): ContentProblem[] {
  return problems.toSorted(
    (a, b) =>
      compareText(a.file, b.file) ||
      (a.line ?? 0) - (b.line ?? 0) ||
      (a.column ?? 0) - (b.column ?? 0) ||
      compareText(a.field ?? "", b.field ?? "") ||
      compareText(a.message, b.message),
  );
}

/** One line a problem: `folder/members/anna.yaml:14:9 technologies.2.slug: there is no …`. */
export function formatProblem(problem: ContentProblem, toPath: (file: string) => string): string {
  if (problem.more) return problem.message;
  const position = problem.line ? `:${problem.line}:${problem.column ?? 1}` : ":";
  const severity = problem.severity === "warning" ? "warning " : "";
  const field = problem.field ? `${problem.field}: ` : "";
  return `${toPath(problem.file)}${position} ${severity}${field}${problem.message}`;
}

/** The entry that ends a list which has not all problems. */
export function toMore(more: number, severity: ContentProblem["severity"]): ContentProblem {
  const noun = severity === "error" ? "problem" : "warning";
  const count = more.toLocaleString(getLocale());
  return {
    severity,
    file: "",
    more,
    message: `and ${count} more ${more === 1 ? noun : `${noun}s`}`,
  };
}

/** How many problems a list stands for. */
export const countProblems = (problems: readonly ContentProblem[]): number =>
  problems.reduce((sum, { more = 1 }) => sum + more, 0);

/** `1 problem`, `3 problems`. */
export function countOf(count: number, singular: string, plural = `${singular}s`): string {
  return `${count} ${count === 1 ? singular : plural}`;
}
