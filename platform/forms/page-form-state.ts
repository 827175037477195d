import type { FieldErrors } from "#contract/problem.ts";
import type { TypedValues } from "./use-step-form.ts";

/** A form page that was posted and is shown again. */
export type PageFormState = {
  /** Text of each control under its name. */
  typed: TypedValues;
  errors: FieldErrors;
  /** Why nothing was stored, where no control is to blame. */
  problem?: string | undefined;
  /** Beginnings of free calls around one that was taken. */
  nearest?: readonly string[] | undefined;
  /** Signed, for the next post. */
  token: string;
  /** What was typed did not reach us: the browser has it on the page before. */
  isUnread?: boolean;
};
