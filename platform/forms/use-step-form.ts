import { type FormEvent, useEffect, useState } from "react";
import type { z } from "zod";
import type { FieldErrors } from "#contract/problem.ts";
import { toFieldErrors } from "../field-errors.ts";

/** Text of each control of a form under its name. */
export type TypedValues = Record<string, string>;

type StepForm<Schema extends z.ZodType> = {
  schema: Schema;
  /** After every key: what was typed is kept before it is judged. */
  keep: (typed: TypedValues) => void;
  /** Continue was pressed and every answer holds. */
  done: (answers: z.output<Schema>) => void;
};

function readForm(form: HTMLFormElement): TypedValues {
  const values: TypedValues = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string") values[name] = value;
  }
  return values;
}

/**
 * A step that is judged on Continue and never before. Its controls keep what was typed; the errors
 * are a new object at each attempt, so that the summary calls for attention again.
 */
export function useStepForm<Schema extends z.ZodType>({ schema, keep, done }: StepForm<Schema>) {
  const [errors, setErrors] = useState<FieldErrors>({});
  return {
    errors,
    formProps: {
      noValidate: true,
      onInput: (event: FormEvent<HTMLFormElement>) => keep(readForm(event.currentTarget)),
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        const typed = readForm(event.currentTarget);
        keep(typed);
        const answers = schema.safeParse(typed);
        setErrors(answers.success ? {} : toFieldErrors(answers.error));
        if (answers.success) done(answers.data);
      },
    },
  };
}

const PREFIX = "Error: ";

/** Puts `Error: ` before the page's title while something is wrong. */
export function useErrorTitle(hasErrors: boolean): void {
  useEffect(() => {
    if (!hasErrors) return;
    document.title = PREFIX + document.title;
    return () => {
      // Meanwhile the title may be the next page's.
      if (document.title.startsWith(PREFIX)) document.title = document.title.slice(PREFIX.length);
    };
  }, [hasErrors]);
}
