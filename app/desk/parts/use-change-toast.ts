import { Toast } from "@base-ui/react/toast";
import { useEffect, useRef } from "react";

type Done = {
  /** Changes with every response. */
  outcome: { kind: string } | undefined;
  text: string;
  /** Takes the change back. */
  undo?: (() => void) | undefined;
};

/** Tells that a change was stored, and offers to undo it. */
export function useChangeToast({ outcome, text, undo }: Done): void {
  const toasts = Toast.useToastManager();
  const latest = useRef({ text, undo });
  latest.current = { text, undo };
  const { add } = toasts;
  useEffect(() => {
    if (outcome?.kind !== "done") return;
    const { text: title, undo: onClick } = latest.current;
    add({ title, ...(onClick ? { actionProps: { children: "Undo", onClick } } : {}) });
  }, [outcome, add]);
}
