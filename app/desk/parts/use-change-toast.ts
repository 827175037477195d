import { Toast } from "@base-ui/react/toast";
import { useEffect, useRef } from "react";

type Done = {
  /** Undefined while a change is sent. */
  outcome: { kind: string } | undefined;
  text: string;
  /** Takes the change back. */
  undo?: (() => void) | undefined;
};

/**
 * Tells that a change was stored, and offers to undo it. It goes when the next change is sent: its
 * Undo would meet a request that is under way, or take back the later one.
 */
export function useChangeToast({ outcome, text, undo }: Done): void {
  const toasts = Toast.useToastManager();
  const latest = useRef({ text, undo });
  latest.current = { text, undo };
  const { add, close } = toasts;
  const shown = useRef<string>(undefined);
  useEffect(() => {
    if (shown.current) {
      close(shown.current);
      shown.current = undefined;
    }
    if (outcome?.kind !== "done") return;
    const { text: title, undo } = latest.current;
    // The page may be read anew after this: what is undone is the change as it is at the click.
    const onClick = () => latest.current.undo?.();
    shown.current = add({ title, ...(undo ? { actionProps: { children: "Undo", onClick } } : {}) });
  }, [outcome, add, close]);
}
