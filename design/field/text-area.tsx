import { type ComponentProps, useEffect, useState } from "react";
import { getLocale } from "#contract/values/trade.ts";
import { classNames } from "../class-names.ts";
import { type FieldProps, fieldAria, fieldId } from "./field-aria.ts";
import { FieldFrame } from "./field-frame.tsx";

type TextAreaProps = FieldProps &
  Omit<ComponentProps<"textarea">, keyof FieldProps | "maxLength"> & {
    /** Shows a counter. More can be typed: a text that was pasted is never cut off. */
    maxCharacters?: number;
  };

/** Long enough after the last key that the counter does not talk over the typing. */
const ANNOUNCE_AFTER_MS = 1000;

/** "You have 12 characters remaining", or how many there are too many. */
export function remainingText(length: number, max: number): string {
  const left = max - length;
  const word = Math.abs(left) === 1 ? "character" : "characters";
  return left < 0
    ? `You have ${(-left).toLocaleString(getLocale())} ${word} too many`
    : `You have ${left.toLocaleString(getLocale())} ${word} remaining`;
}

/**
 * Several lines of text, with a counter that is spoken politely. Other props go to the `textarea`.
 */
export function TextArea({
  name,
  label,
  hint,
  error,
  optional,
  maxCharacters,
  id = fieldId(name),
  rows = 6,
  className,
  onInput,
  ...rest
}: TextAreaProps) {
  const [length, setLength] = useState(String(rest.value ?? rest.defaultValue ?? "").length);
  const [spoken, setSpoken] = useState("");
  const shownLength = rest.value === undefined ? length : String(rest.value).length;
  const counter = maxCharacters === undefined ? "" : remainingText(shownLength, maxCharacters);

  useEffect(() => {
    if (shownLength === 0) return;
    const timer = setTimeout(() => setSpoken(counter), ANNOUNCE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [counter, shownLength]);

  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional}>
      <textarea
        {...rest}
        {...fieldAria(id, { hint, error }, counter ? `${id}-limit` : undefined)}
        id={id}
        name={name}
        rows={rows}
        onInput={(event) => {
          setLength(event.currentTarget.value.length);
          onInput?.(event);
        }}
        className={classNames("control resize-y leading-normal", className)}
      />
      {maxCharacters === undefined ? null : (
        <>
          <span id={`${id}-limit`} className="sr-only">
            You can enter up to {maxCharacters.toLocaleString(getLocale())} characters
          </span>
          <p
            aria-hidden="true"
            className={classNames(
              "figures noscript:hidden mt-1 text-sm",
              shownLength > maxCharacters ? "font-medium text-red" : "text-ink-soft",
            )}
          >
            {counter}
          </p>
          <p aria-live="polite" className="sr-only">
            {spoken}
          </p>
        </>
      )}
    </FieldFrame>
  );
}
