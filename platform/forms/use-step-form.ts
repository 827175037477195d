import { type FormEvent, useEffect, useState } from "react";
import type { z } from "zod";
import type { FieldErrors } from "#contract/problem.ts";
import { toFieldErrors } from "../field-errors.ts";
import { toFormValues } from "./form-values.ts";

/** Text of each control of a form under its name; rows of a list are `rows[0][name]`, as they are sent. */
export type TypedValues = Record<string, string>;

type StepForm<Schema extends z.ZodType> = {
  /** Brings the schema; it is fetched once the visitor begins to fill the form. */
  loadSchema: () => Promise<Schema>;
  /** After every key: what was typed is kept before it is judged. */
  save: (typed: TypedValues) => void;
  /** Continue was pressed and every answer holds. */
  done: (answers: z.output<Schema>, typed: TypedValues) => void;
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
export function useStepForm<Schema extends z.ZodType>({
  loadSchema,
  save,
  done,
}: StepForm<Schema>) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isUnjudged, setIsUnjudged] = useState(false);

  async function judge(typed: TypedValues) {
    const schema = await loadSchema().catch(() => undefined);
    setIsUnjudged(!schema);
    if (!schema) return;
    const answers = schema.safeParse(toFormValues(Object.entries(typed)));
    setErrors(answers.success ? {} : toFieldErrors(answers.error));
    if (answers.success) done(answers.data, typed);
  }

  return {
    errors,
    /** The rules could not be fetched: Continue was pressed in vain. */
    isUnjudged,
    formProps: {
      noValidate: true,
      onFocus: () => void loadSchema().catch(() => {}),
      onInput: (event: FormEvent<HTMLFormElement>) => save(readForm(event.currentTarget)),
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        const typed = readForm(event.currentTarget);
        save(typed);
        judge(typed);
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
