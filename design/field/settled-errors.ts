import { useEffect, useState } from "react";
import type { FieldError } from "./field-aria.ts";

type Errors = Readonly<Record<string, FieldError>>;

const SETTLED = "field-error-settled";

/** Notifies the summary that the error of a field is fixed by a suggestion. */
export function settleError(control: Element, name: string): void {
  control.dispatchEvent(new CustomEvent(SETTLED, { bubbles: true, detail: name }));
}

/** `errors` without those that were fixed since. */
export function useOpenErrors<Of extends Errors>(errors: Of): Errors {
  const [settled, setSettled] = useState({ errors, names: [] as string[] });
  useEffect(() => {
    const add = (event: Event) => {
      const { detail } = event as CustomEvent<string>;
      setSettled((earlier) => ({
        errors,
        names: earlier.errors === errors ? [...earlier.names, detail] : [detail],
      }));
    };
    document.addEventListener(SETTLED, add);
    return () => document.removeEventListener(SETTLED, add);
  }, [errors]);
  if (settled.errors !== errors) return errors;
  return Object.fromEntries(
    Object.entries(errors).filter(([name]) => !settled.names.includes(name)),
  );
}
