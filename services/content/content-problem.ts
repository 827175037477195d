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
  const position = problem.line ? `:${problem.line}:${problem.column ?? 1}` : ":";
  const severity = problem.severity === "warning" ? "warning " : "";
  const field = problem.field ? `${problem.field}: ` : "";
  return `${toPath(problem.file)}${position} ${severity}${field}${problem.message}`;
}

/** `1 problem`, `3 problems`. */
export function countOf(count: number, singular: string, plural = `${singular}s`): string {
  return `${count} ${count === 1 ? singular : plural}`;
}
