import type { ReactNode } from "react";
import { errorTexts, type FieldError } from "./field-aria.ts";

/** The sentence below a label. */
export function FieldHint({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div id={`${id}-hint`} className="mt-1 text-ink-soft text-sm">
      {children}
    </div>
  );
}

/** The error of the field `id`; nothing without one. */
export function FieldErrorText({ id, error }: { id: string; error: FieldError }) {
  const texts = errorTexts(error);
  if (texts.length === 0) return null;
  return (
    <div id={`${id}-error`} className="mt-1 font-medium text-red text-sm">
      {texts.map((text) => (
        <p key={text}>
          <span className="sr-only">Error: </span>
          {text}
        </p>
      ))}
    </div>
  );
}

/** "(optional)" after a label; what is not optional is not marked. */
export function OptionalMark() {
  return <span className="font-normal text-ink-soft"> (optional)</span>;
}
