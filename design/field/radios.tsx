import { classNames } from "../class-names.ts";
import { Choice } from "./choice.tsx";
import { type FieldProps, fieldId } from "./field-aria.ts";
import { Fieldset } from "./fieldset.tsx";

type Option = { value: string; label: React.ReactNode; hint?: React.ReactNode };

type RadiosProps = FieldProps & {
  options: readonly Option[];
  defaultValue?: string;
  /** Controlled, with `onValueChange`. */
  value?: string;
  onValueChange?: (value: string) => void;
  /** Side by side, two in a row on most phones: for short answers. */
  inline?: boolean;
};

/**
 * One answer of several. The first radio carries the field's id, so an error summary leads to it.
 */
export function Radios({
  name,
  label,
  hint,
  error,
  optional,
  options,
  defaultValue,
  value,
  onValueChange,
  inline = false,
}: RadiosProps) {
  const id = fieldId(name);
  return (
    <Fieldset id={id} legend={label} hint={hint} error={error} optional={optional}>
      <div
        className={classNames(
          inline &&
            "grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-x-4 sm:flex sm:flex-wrap sm:gap-x-8",
        )}
      >
        {options.map((option, index) => (
          <Choice
            key={option.value}
            type="radio"
            id={index === 0 ? id : `${id}-${option.value}`}
            name={name}
            value={option.value}
            label={option.label}
            hint={option.hint}
            {...(value === undefined
              ? { defaultChecked: option.value === defaultValue }
              : { checked: option.value === value })}
            onChange={() => onValueChange?.(option.value)}
          />
        ))}
      </div>
    </Fieldset>
  );
}
