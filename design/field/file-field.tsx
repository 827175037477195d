import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";
import { type FieldProps, fieldAria, fieldId } from "./field-aria.ts";
import { FieldFrame } from "./field-frame.tsx";

type FileFieldProps = FieldProps &
  Omit<ComponentProps<"input">, keyof FieldProps | "type" | "value" | "defaultValue"> & {
    /** Name of a file that was sent before and is kept unless another is chosen. */
    kept?: string;
  };

/** The system's own file chooser. Other props go to the `input`. */
export function FileField({
  name,
  label,
  hint,
  error,
  optional,
  kept,
  id = fieldId(name),
  className,
  ...rest
}: FileFieldProps) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional}>
      <input
        {...rest}
        {...fieldAria(id, { hint, error }, kept ? `${id}-kept` : undefined)}
        id={id}
        name={name}
        type="file"
        className={classNames(
          "control text-ink-soft text-sm file:mr-4 file:h-9 file:cursor-pointer file:rounded-full file:border-0 file:bg-mist file:px-4 file:font-medium file:text-ink",
          className,
        )}
      />
      {kept ? (
        <p id={`${id}-kept`} className="mt-1 text-ink-soft text-sm">
          {kept} is attached. Choose another file to replace it.
        </p>
      ) : null}
    </FieldFrame>
  );
}
