import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import {
  askForRetry,
  clearFailure,
  type SubmissionFailure,
} from "#platform/submissions/failed-submission.store.ts";
import {
  readFailure,
  SIGNED_OUT,
  toConnectionFailure,
} from "#platform/submissions/read-failure.ts";

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
  const send = useCallback(async () => {
    stop();
    const controller = new AbortController();
    canceled.current = controller;
    const { signal } = controller;
    const body = new FormData(form.current ?? undefined);
    body.set("path", path);
    const result = await fetchText(body, signal);
    if (signal.aborted) return "canceled";
    if (typeof result !== "string") return result;
    latest.current(result);
    setIsPending(false);
    return undefined;
  }, [path, form, stop]);
  /**
   * Writes the text before the form is left. While that fails, the person decides whether to try
   * again: what was entered is in the form only.
   * @returns whether it is written
   */
  const write = useCallback(async () => {
    for (;;) {
      const failure = await send();
      if (typeof failure !== "object") {
        clearFailure();
        return failure === undefined;
      }
      if (!(await askForRetry(failure))) return false;
    }
  }, [send]);
  const onChange = useCallback(() => {
    setIsPending(true);
    stop();
    // A row that was added or removed is in the form then.
    timer.current = setTimeout(() => void send(), REST_MS);
  }, [send, stop]);
  const settle = useCallback(() => {
    stop();
    setIsPending(false);
  }, [stop]);
  return { isPending, onChange, write, settle };
}

/** @returns undefined while the form is not shown yet */
async function fetchText(
  body: FormData,
  signal: AbortSignal,
): Promise<string | SubmissionFailure | undefined> {
  try {
    const response = await fetch("/desk/content/form", { method: "POST", body, signal });
    // To the page where people sign in.
    if (response.redirected) return { kind: "signed-out", message: SIGNED_OUT };
    const failure = response.ok ? undefined : await readFailure(response);
    return failure ?? ((await response.json()) as { text?: string }).text;
  } catch (error) {
    return toConnectionFailure(error, navigator.onLine);
  }
}
