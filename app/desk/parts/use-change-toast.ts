import { Toast } from "@base-ui/react/toast";
import { useEffect, useRef } from "react";

type Done = {
  /** Changes with every response. */
  outcome: { kind: string } | undefined;
  text: string;
  /** Takes the change back. */
  undo?: (() => void) | undefined;
};

/**
 * Tells that a change was stored, and offers to undo it. The toast of the change before it goes: its
 * Undo would take back the last one.
 */
export function useChangeToast({ outcome, text, undo }: Done): void {
  const toasts = Toast.useToastManager();
  const latest = useRef({ text, undo });
  latest.current = { text, undo };
  const { add, close } = toasts;
  const shown = useRef<string>(undefined);
  useEffect(() => {
    if (outcome?.kind !== "done") return;
    const { text: title, undo } = latest.current;
    if (shown.current) close(shown.current);
    // The page may be read anew after this: what is undone is the change as it is at the click.
    const onClick = () => latest.current.undo?.();
    shown.current = add({ title, ...(undo ? { actionProps: { children: "Undo", onClick } } : {}) });
  }, [outcome, add, close]);
}
