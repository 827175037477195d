import type { FieldErrors } from "#contract/http/problem.ts";
import { countLinesAbove } from "#platform/markdown/split-markdown.ts";
import type { ContentProblem } from "#services/content/parsing/content-problem.ts";
import { type ContentForm, findControl, toControlId, toControlName } from "./form-spec.ts";

/** A problem with the place where it is mended; without one it is in the text only. */
export type PlacedProblem = ContentProblem & { control?: string; bodyLine?: number };

export type SortedProblems = { errors: FieldErrors; placed: PlacedProblem[] };

/** What the check found in a file, beside its controls and in a list of all. */
export function sortProblems(
  { root, body }: ContentForm,
  { path, text }: { path: string; text: string },
  problems: readonly ContentProblem[],
): SortedProblems {
  const errors: Record<string, string[]> = {};
  const above = body === undefined ? Number.POSITIVE_INFINITY : countLinesAbove(text);
  const placed = problems.map((problem): PlacedProblem => {
    const { file, field, line = 0, severity } = problem;
    if (file !== path) return problem;
    if (field === undefined) {
      return line > above ? { ...problem, bodyLine: line - above } : problem;
    }
    const control = findControl(root, field);
    if (control === undefined) return problem;
    const name = toControlName(control);
    if (severity === "error") errors[name] = [...(errors[name] ?? []), toSentence(problem.message)];
    return { ...problem, control: toControlId(control) };
  });
  return { errors, placed };
}

const toSentence = (message: string) => message.charAt(0).toUpperCase() + message.slice(1);
