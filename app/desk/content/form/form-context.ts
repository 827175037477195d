import { createContext, useContext } from "react";
import type { FieldErrors } from "#contract/http/problem.ts";
import type { ContentForm } from "./form-spec.ts";

type FormContextValue = {
  /** Path of the file. */
  file: string;
  /** By the names of controls. */
  errors: FieldErrors;
  lists: ContentForm["lists"];
  /** Nothing can be changed: there are no buttons of lists. */
  isLocked: boolean;
  /** Lists are panels of the page, and most of their rows are not folded. */
  isInPanels?: boolean;
  /** A row of a part was added, removed or moved, or a control was filled in by a script. */
  onChange: (path: string) => void;
};

export const FormContext = createContext<FormContextValue>({
  file: "",
  errors: {},
  lists: {},
  isLocked: true,
  onChange: () => {},
});

export const useFormContext = () => useContext(FormContext);

/** Whether something inside a part of the form is wrong. */
export const hasErrors = (errors: FieldErrors, name: string) =>
  Object.keys(errors).some((one) => one.startsWith(name));
