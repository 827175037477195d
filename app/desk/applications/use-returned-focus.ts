import { type RefObject, useEffect } from "react";

/**
 * Takes the focus back from a frame that takes it by itself. Chromium's PDF viewer does so once it
 * has read the file: keys of the page would go to the viewer. It happens once; a person gets into
 * the frame by Tab, by pointer, or by a second try.
 */
export function useReturnedFocus(frame: RefObject<HTMLIFrameElement | null>): void {
  useEffect(() => {
    let last = document.activeElement;
    let isTab = false;
    const ended = new AbortController();
    const { signal } = ended;
    const noteFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && target !== frame.current) last = target;
    };
    const noteKey = ({ key }: KeyboardEvent) => {
      isTab = key === "Tab";
    };
    const giveBack = () => {
      const taker = frame.current;
      if (!taker || document.activeElement !== taker || isTab || taker.matches(":hover")) return;
      ended.abort();
      taker.blur();
      window.focus();
      if (last instanceof HTMLElement && last.isConnected) last.focus({ preventScroll: true });
    };
    document.addEventListener("focusin", noteFocus, { signal });
    document.addEventListener("keydown", noteKey, { signal, capture: true });
    // The frame is the active element only after this event.
    window.addEventListener("blur", () => setTimeout(giveBack), { signal });
    return () => ended.abort();
  }, [frame]);
}
