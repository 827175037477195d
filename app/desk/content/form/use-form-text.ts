import { type RefObject, useCallback, useEffect, useRef, useState } from "react";

/** How long typing rests before the file is written again. */
const REST_MS = 400;

/**
 * The text of a file as its form would write it, after each rest of typing.
 * @param onText gets it
 */
export function useFormText(
  path: string,
  form: RefObject<HTMLFormElement | null>,
  onText: (text: string) => void,
) {
  const [isPending, setIsPending] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const canceled = useRef<AbortController>(undefined);
  const latest = useRef(onText);
  latest.current = onText;
  const stop = useCallback(() => {
    clearTimeout(timer.current);
    canceled.current?.abort();
  }, []);
  useEffect(() => stop, [stop]);
  /** Writes the text now; the last one remains where that is not possible. */
  const write = useCallback(async () => {
    stop();
    if (!form.current) return;
    const controller = new AbortController();
    canceled.current = controller;
    const body = new FormData(form.current);
    body.set("path", path);
    try {
      const { signal } = controller;
      const response = await fetch("/desk/content/form", { method: "POST", body, signal });
      if (!response.ok) return;
      latest.current(((await response.json()) as { text: string }).text);
      setIsPending(false);
    } catch {
      // Canceled by the next key, or offline.
    }
  }, [path, form, stop]);
  const onChange = useCallback(() => {
    setIsPending(true);
    stop();
    // A row that was added or removed is in the form then.
    timer.current = setTimeout(() => void write(), REST_MS);
  }, [write, stop]);
  const settle = useCallback(() => {
    stop();
    setIsPending(false);
  }, [stop]);
  return { isPending, onChange, write, settle };
}
