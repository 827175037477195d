import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { errorTexts, type FieldProps } from "./field-aria.ts";
import { FieldErrorText, FieldHint, OptionalMark } from "./field-texts.tsx";

type FieldFrameProps = Omit<FieldProps, "name"> & { id: string; children: ReactNode };

/** Label, hint, error, then the control: the order in which a screen reader should meet them. */
export function FieldFrame({ id, label, hint, error, optional, children }: FieldFrameProps) {
  const hasError = errorTexts(error).length > 0;
  return (
    // Side by side in a grid, labels are on one line and controls on another.
    <div
      className={classNames("flex flex-col items-start", hasError && "border-red border-l-2 pl-4")}
    >
      <label htmlFor={id} className="font-medium">
        {label}
        {optional ? <OptionalMark /> : null}
      </label>
      {hint ? <FieldHint id={id}>{hint}</FieldHint> : null}
      <FieldErrorText id={id} error={error} />
      <div className="mt-auto w-full pt-2">{children}</div>
    </div>
  );
}
