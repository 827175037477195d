import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { useHydrated } from "../browser/use-hydrated.ts";
import { type EarlyInput, enterEarlyInput, readEarlyInput } from "./early-input.ts";

/**
 * A form that can be filled before hydration. The server and the first render have `empty` answers;
 * right after, the controls get those that the browser has saved, except where the visitor was
 * faster.
 * @param read the answers that the browser has
 */
export function useEarlyInput<Answers>(
  form: RefObject<HTMLFormElement | null>,
  { empty, read }: { empty: Answers; read: () => Answers },
) {
  const wasHydrated = useRef(useHydrated());
  const [early, setEarly] = useState<EarlyInput & { isRestored: boolean }>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, before the browser handles another key
  useLayoutEffect(() => {
    if (wasHydrated.current || !form.current) return;
    // Without saved answers the controls stay, with the keyboard of a phone and the text cursor.
    const isRestored = JSON.stringify(read()) !== JSON.stringify(empty);
    setEarly({ ...readEarlyInput(form.current), isRestored });
  }, []);
  useLayoutEffect(() => {
    if (early && form.current) enterEarlyInput(early, form.current);
  }, [early, form]);

  return {
    /** Whether the controls have been made anew, with the saved answers. */
    isRestored: early?.isRestored === true,
    readAnswers: () => (wasHydrated.current || early ? read() : empty),
  };
}
