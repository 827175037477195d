import type { FieldErrors } from "#contract/http/problem.ts";
import type { Field, Fields } from "./fields.ts";

/**
 * The fields of a form as staff fill it in for someone who told them the answers: by their names, as
 * the desk shows the answers, since questions and hints speak to who sends the form.
 */
export function toEnteredFields<All extends Fields>(fields: All): All {
  const entries = Object.entries<Field>(fields).map(([name, field]) => {
    const { question: _question, short, enteredHint: hint, ...rest } = field;
    return [name, { ...rest, label: short ?? field.label, hint }];
  });
  return Object.fromEntries(entries);
}

/** What is wrong with them, also for staff: "Enter their email address". */
export function toEnteredErrors(errors: FieldErrors): FieldErrors {
  const entries = Object.entries(errors).map(([name, messages]) => [
    name,
    messages?.map((message) =>
      message
        .replace(/\byour\b/g, "their")
        .replace(/\bAbout you\b/g, "About")
        .replace(/\byou\b/g, "they"),
    ),
  ]);
  return Object.fromEntries(entries);
}
