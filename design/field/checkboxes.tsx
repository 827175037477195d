import { Choice } from "./choice.tsx";
import { type FieldProps, fieldId } from "./field-aria.ts";
import { Fieldset } from "./fieldset.tsx";

type CheckboxesProps = FieldProps & {
  options: readonly { value: string; label: React.ReactNode; hint?: React.ReactNode }[];
  defaultValue?: readonly string[];
  /** Controlled, with `onValueChange`. */
  value?: readonly string[];
  onValueChange?: (value: string[]) => void;
};

/** Any number of answers of several; each ticked one is sent under `name`. */
export function Checkboxes({
  name,
  label,
  hint,
  error,
  optional,
  options,
  defaultValue = [],
  value,
  onValueChange,
}: CheckboxesProps) {
  const id = fieldId(name);
  return (
    <Fieldset id={id} legend={label} hint={hint} error={error} optional={optional}>
      {options.map((option, index) => (
        <Choice
          key={option.value}
          type="checkbox"
          id={index === 0 ? id : `${id}-${option.value}`}
          name={name}
          value={option.value}
          label={option.label}
          hint={option.hint}
          {...(value === undefined
            ? { defaultChecked: defaultValue.includes(option.value) }
            : { checked: value.includes(option.value) })}
          onChange={(event) => {
            const others = (value ?? []).filter((one) => one !== option.value);
            onValueChange?.(event.target.checked ? [...others, option.value] : others);
          }}
        />
      ))}
    </Fieldset>
  );
}
