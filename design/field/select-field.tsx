import { ChevronDown } from "lucide";
import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon.tsx";
import { type FieldProps, fieldAria, fieldId } from "./field-aria.ts";
import { FieldFrame } from "./field-frame.tsx";

type SelectFieldProps = FieldProps &
  Omit<ComponentProps<"select">, keyof FieldProps | "children"> & {
    /** Groups for a long list. */
    options: readonly (Option | { label: string; options: readonly Option[] })[];
  };

type Option = { value: string; label: string };

/** The system's own list to choose one from. Other props go to the `select`. */
export function SelectField({
  name,
  label,
  hint,
  error,
  optional,
  options,
  id = fieldId(name),
  className,
  ...rest
}: SelectFieldProps) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional}>
      <div className="relative">
        <select
          {...rest}
          {...fieldAria(id, { hint, error })}
          id={id}
          name={name}
          className={classNames("control appearance-none pr-11", className)}
        >
          {options.map((option) =>
            "options" in option ? (
              <optgroup key={option.label} label={option.label}>
                {option.options.map(toOption)}
              </optgroup>
            ) : (
              toOption(option)
            ),
          )}
        </select>
        <Icon
          of={ChevronDown}
          className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2 text-ink-soft"
        />
      </div>
    </FieldFrame>
  );
}

function toOption({ value, label }: Option) {
  return (
    <option key={value} value={value}>
      {label}
    </option>
  );
}
