import type { z } from "zod";
import type { FieldErrors } from "#contract/http/problem.ts";
import { toFieldErrors } from "../http/field-errors.ts";
import { toFormValues } from "./form-values.ts";

/** The answers in the controls of a step, or their errors by field. */
export function validateStep<Schema extends z.ZodType>(
  schema: Schema,
  input: Readonly<Record<string, string>>,
): { answers: z.output<Schema> } | { errors: FieldErrors } {
  const result = schema.safeParse(toFormValues(Object.entries(input)));
  return result.success ? { answers: result.data } : { errors: toFieldErrors(result.error) };
}
