import { useLayoutEffect, useRef } from "react";

/**
 * Takes over text that was entered before the page was hydrated, or that the browser restored after
 * Back; React does not know of either.
 * @returns the ref of the form
 */
export function useEarlyText(
  names: readonly string[],
  onText: (text: Record<string, string>) => void,
) {
  const form = useRef<HTMLFormElement>(null);
  const latest = useRef({ names, onText });
  useLayoutEffect(() => {
    const { names, onText } = latest.current;
    const fields = names.flatMap((name) => {
      const field = form.current?.elements.namedItem(name);
      const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
      return isText && field.value !== field.defaultValue ? [[name, field.value] as const] : [];
    });
    if (fields.length > 0) onText(Object.fromEntries(fields));
  }, []);
  return form;
}
