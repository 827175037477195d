import type { FieldErrors } from "#contract/problem.ts";
import type { ContentProblem } from "#services/content/content-problem.ts";
import { EMPTY_ROWS, LIST_FIELDS, TEXT_FIELDS } from "./member-form.ts";

/** Errors of controls, and what belongs to none of them. */
export type SortedProblems = { errors: FieldErrors; others: ContentProblem[] };

/** What the check of the content found, beside the controls of the form. */
export function sortByControl(problems: readonly ContentProblem[], file: string): SortedProblems {
  const errors: Record<string, string[]> = {};
  const others: ContentProblem[] = [];
  for (const problem of problems) {
    const control = problem.file === file ? toControlName(problem.field ?? "") : undefined;
    if (control === undefined || problem.severity === "warning") others.push(problem);
    else errors[control] = [...(errors[control] ?? []), toSentence(problem.message)];
  }
  return { errors, others };
}

/** `technologies.2.slug` is the control `technologies[2][slug]`; undefined for what has none. */
function toControlName(field: string): string | undefined {
  const [name = "", index, part = ""] = field.split(".");
  if (TEXT_FIELDS.some((known) => known === name)) return name;
  const list = LIST_FIELDS.find((known) => known === name);
  if (!list) return undefined;
  if (index === undefined) return list;
  return part in EMPTY_ROWS[list] ? `${list}[${index}][${part}]` : list;
}

const toSentence = (message: string) => message.charAt(0).toUpperCase() + message.slice(1);
