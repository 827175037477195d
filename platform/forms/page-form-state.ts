import type { FieldErrors } from "#contract/http/problem.ts";
import type { InputValues } from "./use-step-form.ts";

/** State of a form page that was posted and is shown again. */
export type PageFormState = {
  /** Text of each control under its name. */
  input: InputValues;
  errors: FieldErrors;
  /** Why nothing was stored, for errors that belong to no control. */
  problem?: string | undefined;
  /** Starts of free slots near one that was taken. */
  nearest?: readonly string[] | undefined;
  /** Signed, for the next post. */
  token: string;
  /** The body was not received: the browser has the input on the previous page. */
  isUnread?: boolean;
};
