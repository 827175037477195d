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
 * Announces that a change was stored, and offers to undo it. The toast goes when the next change is
 * sent: its Undo would meet a request that is under way, or take back the later one. Where the
 * button that was pressed went with the change, the focus moves to the heading of the page.
 */
export function useChangeToast({ outcome, text, undo }: Done): void {
  const toasts = Toast.useToastManager();
  const latest = useRef({ text, undo });
  latest.current = { text, undo };
  const { add, close } = toasts;
  const shown = useRef<string>(undefined);
  const focused = useLastFocused();
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
    if (focused.current?.isConnected === false) focusHeading();
  }, [outcome, add, close, focused]);
}

function useLastFocused() {
  const focused = useRef<Element>(undefined);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (target instanceof Element) focused.current = target;
    };
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, []);
  return focused;
}

/** Moves the focus to the heading of the page. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>("main h1");
  heading?.setAttribute("tabindex", "-1");
  heading?.focus();
}
