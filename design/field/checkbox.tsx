import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";
import { Choice } from "./choice.tsx";
import { errorTexts, type FieldProps, fieldAria, fieldId } from "./field-aria.ts";
import { FieldErrorText } from "./field-texts.tsx";

type CheckboxProps = Omit<FieldProps, "optional"> &
  Omit<ComponentProps<"input">, keyof FieldProps | "type" | "children">;

/** One yes or no, such as a consent. Other props go to the `input`. */
export function Checkbox({ name, label, hint, error, id = fieldId(name), ...rest }: CheckboxProps) {
  const hasError = errorTexts(error).length > 0;
  return (
    <div className={classNames(hasError && "border-red border-l-2 pl-4")}>
      <FieldErrorText id={id} error={error} />
      <Choice
        {...rest}
        {...fieldAria(id, { error })}
        type="checkbox"
        id={id}
        name={name}
        label={label}
        hint={hint}
      />
    </div>
  );
}
