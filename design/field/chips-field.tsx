import { type ComponentProps, useRef, useState } from "react";
import { ChoiceChip } from "../text/chip.tsx";
import type { FieldError, FieldProps } from "./field-aria.ts";
import { fieldId } from "./field-aria.ts";
import { settleError } from "./settled-errors.ts";
import { TextField } from "./text-field.tsx";

type ChipsFieldProps = FieldProps &
  Omit<ComponentProps<"input">, keyof FieldProps | "prefix" | "width" | "value" | "maxLength"> & {
    /** Suggestions that one press enters into the field. */
    suggestions: readonly string[];
  };

/** A text field with suggestions below it; any other text can be typed. */
export function ChipsField({
  suggestions,
  id = "",
  name,
  defaultValue = "",
  onInput,
  error,
  ...rest
}: ChipsFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState(String(defaultValue));
  /** The error before a suggestion was accepted, which no longer applies. */
  const [settled, setSettled] = useState<FieldError>();

  function fill(suggestion: string) {
    const element = input.current;
    if (!element) return;
    element.value = suggestion;
    // The form listens to input events, and setting a value makes none.
    element.dispatchEvent(new Event("input", { bubbles: true }));
    setValue(suggestion);
    setSettled(error);
    if (error !== undefined) settleError(element, name);
  }

  return (
    <TextField
      {...rest}
      ref={input}
      id={id || fieldId(name)}
      name={name}
      defaultValue={defaultValue}
      error={error === settled ? undefined : error}
      onInput={(event) => {
        setValue(event.currentTarget.value);
        onInput?.(event);
      }}
      below={
        <ul aria-label="Suggestions" className="noscript:hidden mt-3 flex flex-wrap gap-2">
          {suggestions.map((suggestion) => (
            <li key={suggestion}>
              <ChoiceChip selected={value === suggestion} onSelect={() => fill(suggestion)}>
                {suggestion}
              </ChoiceChip>
            </li>
          ))}
        </ul>
      }
    />
  );
}
