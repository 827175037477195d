import { type FormEvent, useEffect, useState } from "react";
import type { z } from "zod";
import type { FieldErrors } from "#contract/http/problem.ts";

/**
 * Text of each control of a form under its name; rows of a list are `rows[0][name]`, as they are
 * sent.
 */
export type InputValues = Record<string, string>;

type StepForm<Schema extends z.ZodType> = {
  /** Loads the schema, once the visitor begins to fill the form. */
  loadSchema: () => Promise<Schema>;
  /** Called at every input: it is saved before it is validated. */
  save: (input: InputValues) => void;
  /** Called on Continue when every answer is valid. */
  done: (answers: z.output<Schema>, input: InputValues) => void;
};

function readForm(form: HTMLFormElement): InputValues {
  const values: InputValues = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string") values[name] = value;
  }
  return values;
}

/**
 * A step that is validated on Continue and never before. Its controls retain the input; the errors
 * are a new object at each attempt, so that the summary takes focus again.
 */
export function useStepForm<Schema extends z.ZodType>({
  loadSchema,
  save,
  done,
}: StepForm<Schema>) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isSchemaMissing, setIsSchemaMissing] = useState(false);
  const load = async () =>
    Promise.all([loadSchema(), import("./validate-step.ts").then((code) => code.validateStep)]);

  async function validate(input: InputValues) {
    const loaded = await load().catch(() => undefined);
    setIsSchemaMissing(!loaded);
    if (!loaded) return;
    const [schema, validateStep] = loaded;
    const result = validateStep(schema, input);
    setErrors("errors" in result ? result.errors : {});
    if ("answers" in result) done(result.answers, input);
  }

  return {
    errors,
    /** The schema could not be loaded, so that Continue did nothing. */
    isSchemaMissing,
    formProps: {
      noValidate: true,
      onFocus: () => void load().catch(() => {}),
      onInput: (event: FormEvent<HTMLFormElement>) => save(readForm(event.currentTarget)),
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        const input = readForm(event.currentTarget);
        save(input);
        validate(input);
      },
    },
  };
}

const PREFIX = "Error: ";

/** Prefixes the page's title with `Error: ` while there are errors. */
export function useErrorTitle(hasErrors: boolean): void {
  useEffect(() => {
    if (!hasErrors) return;
    document.title = PREFIX + document.title;
    return () => {
      // The title may be the next page's by now.
      if (document.title.startsWith(PREFIX)) document.title = document.title.slice(PREFIX.length);
    };
  }, [hasErrors]);
}
