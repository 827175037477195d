import { useCallback, useEffect, useRef, useState } from "react";
import type { ContentForm, NoForm } from "./form-spec.ts";

type LoadedForm = ContentForm | NoForm;
/** `key` is another one for every text that was read anew. */
type Base = { form: LoadedForm; key: number };

type FormBaseOptions = {
  loaded: LoadedForm | undefined;
  /** Whether the form is shown. */
  isNeeded: boolean;
  /** What became of the controls when they were sent last; a conflict may have another text. */
  outcome: { kind: string; input: { text: string; form?: LoadedForm } } | undefined;
};

/**
 * The form of a text. It is read again when the text was changed elsewhere, not when the form itself
 * wrote it: what is typed remains in the controls.
 * @returns undefined until it is known
 */
export function useFormBase(
  path: string,
  text: string,
  { loaded, isNeeded, outcome }: FormBaseOptions,
) {
  const known = [outcome?.input.form, loaded].find((one) => one?.text === text);
  const [base, setBase] = useState<Base | undefined>(known && { form: known, key: 0 });
  const [isFailed, setIsFailed] = useState(false);
  /** The text that the form wrote last. */
  const written = useRef<string>(undefined);
  const seen = useRef(outcome);
  if (outcome && outcome !== seen.current && outcome.kind !== "conflict" && isNeeded && base) {
    written.current = outcome.input.text;
  }
  seen.current = outcome;
  const isCurrent = base !== undefined && (written.current ?? base.form.text) === text;
  const show = useCallback((form: LoadedForm) => {
    written.current = undefined;
    setBase((now) => ({ form, key: (now?.key ?? 0) + 1 }));
  }, []);
  // Not in an effect: the page would be without its form for a moment, and scroll up.
  if (isNeeded && !isCurrent && known) show(known);
  useEffect(() => {
    // The controls go with the form.
    if (!isNeeded) written.current = undefined;
    if (!isNeeded || isCurrent || known) return;
    const canceled = new AbortController();
    setIsFailed(false);
    readForm(path, text, canceled.signal).then(show, () => {
      if (!canceled.signal.aborted) setIsFailed(true);
    });
    return () => canceled.abort();
  }, [path, text, known, isNeeded, isCurrent, show]);
  return {
    base: isCurrent ? base : undefined,
    isFailed,
    noteWritten: (next: string) => {
      written.current = next;
    },
  };
}

async function readForm(path: string, text: string, signal: AbortSignal): Promise<LoadedForm> {
  const body = new FormData();
  body.set("path", path);
  body.set("text", text);
  const response = await fetch("/desk/content/form", { method: "POST", body, signal });
  if (!response.ok) throw new Error(`The form couldn't be read: ${response.status}`);
  return ((await response.json()) as { form: LoadedForm }).form;
}
