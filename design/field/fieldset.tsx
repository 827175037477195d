import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { errorTexts, type FieldError, fieldAria } from "./field-aria.ts";
import { FieldErrorText, FieldHint, OptionalMark } from "./field-texts.tsx";

type FieldsetProps = {
  /** Base of the ids of hint and error. */
  id: string;
  legend: ReactNode;
  /** `title` when the legend is the heading of a group of fields. */
  size?: "label" | "title";
  hint?: ReactNode;
  error?: FieldError;
  optional?: boolean;
  className?: string;
  children: ReactNode;
};

/** Fields that belong together under one legend. */
export function Fieldset({
  id,
  legend,
  size = "label",
  hint,
  error,
  optional,
  className,
  children,
}: FieldsetProps) {
  const hasError = errorTexts(error).length > 0;
  return (
    <fieldset
      aria-describedby={fieldAria(id, { hint, error })["aria-describedby"]}
      className={classNames("min-w-0", hasError && "border-red border-l-2 pl-4", className)}
    >
      <legend className={size === "title" ? "font-semibold text-title" : "font-medium"}>
        {legend}
        {optional ? <OptionalMark /> : null}
      </legend>
      {hint ? <FieldHint id={id}>{hint}</FieldHint> : null}
      <FieldErrorText id={id} error={error} />
      <div className={size === "title" ? "mt-6" : "mt-2"}>{children}</div>
    </fieldset>
  );
}
