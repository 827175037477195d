import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { type FieldProps, fieldAria, fieldId } from "./field-aria.ts";
import { FieldFrame } from "./field-frame.tsx";

type TextFieldProps = FieldProps &
  // `maxlength` cuts off what is pasted without a word; the schema's message reports the limit.
  Omit<ComponentProps<"input">, keyof FieldProps | "prefix" | "width" | "maxLength"> & {
    /**
     * Inside the box before or after the text: a currency, a unit. The label has to name it as
     * well.
     */
    prefix?: ReactNode;
    suffix?: ReactNode;
    /** Additional content below the field. */
    below?: ReactNode;
    /** As wide as what belongs in it. */
    width?: "full" | "half" | "short";
  };

const widths = { full: "", half: "max-w-64", short: "max-w-36" };
const affix = "pointer-events-none absolute inset-y-0 flex items-center text-ink-soft";

/** One line of text, a number, a URL. Other props go to the `input`. */
export function TextField({
  name,
  label,
  hint,
  error,
  optional,
  prefix,
  suffix,
  below,
  width = "full",
  id = fieldId(name),
  type = "text",
  className,
  ...rest
}: TextFieldProps) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional}>
      <div className={classNames("relative", widths[width])}>
        {prefix ? (
          <span aria-hidden="true" className={classNames(affix, "left-3.5")}>
            {prefix}
          </span>
        ) : null}
        <input
          {...rest}
          {...fieldAria(id, { hint, error })}
          id={id}
          name={name}
          type={type}
          className={classNames(
            "control",
            prefix !== undefined && "pl-10",
            suffix !== undefined && "pr-12",
            className,
          )}
        />
        {suffix ? (
          <span aria-hidden="true" className={classNames(affix, "right-3.5")}>
            {suffix}
          </span>
        ) : null}
      </div>
      {below}
    </FieldFrame>
  );
}
