import type { FieldErrors } from "#contract/http/problem.ts";
import type { InputValues } from "#platform/forms/use-step-form.ts";

/** State of a form of the desk that was posted and could not be accepted. */
export type DeskFormState = {
  /** Text of each control under its name, without passwords and codes. */
  input: InputValues;
  errors: FieldErrors;
  /** Why nothing was done, for errors that belong to no control. */
  problem?: string;
};
