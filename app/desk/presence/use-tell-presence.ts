import { useEffect } from "react";
import { PRESENCE_INTERVAL_MS, type PresenceState } from "#contract/desk/presence-terms.ts";
import { createSignals } from "./presence-signals.ts";

/** Milliseconds after the last change of a text in which its author counts as typing. */
const TYPING_MS = 10_000;

/** Tells the others that this request is open, and whether a reply or a note is being written. */
export function useTellPresence(reference: string): void {
  useEffect(() => {
    const url = `/api/desk/threads/${reference}/presence`;
    const tab = `${Date.now()}-${Math.random()}`;
    let state: PresenceState = "open";
    let idle: ReturnType<typeof setTimeout> | undefined;
    const { tell, end } = createSignals(url, tab);
    const tellState = () => tell(state);
    const change = (next: PresenceState) => {
      if (next === state) return;
      state = next;
      tellState();
    };
    const isOwn = ({ target }: Event) =>
      target instanceof Element && target.closest("[data-unsaved=own]") !== null;
    const type = (event: Event) => {
      if (!isOwn(event)) return;
      change("typing");
      clearTimeout(idle);
      idle = setTimeout(change, TYPING_MS, "paused");
    };
    const stop = (event: Event) => {
      if (!isOwn(event)) return;
      clearTimeout(idle);
      change("open");
    };
    tellState();
    const timer = setInterval(tellState, PRESENCE_INTERVAL_MS);
    document.addEventListener("visibilitychange", tellState);
    document.addEventListener("input", type);
    document.addEventListener("submit", stop);
    window.addEventListener("pagehide", end);
    return () => {
      clearInterval(timer);
      clearTimeout(idle);
      document.removeEventListener("visibilitychange", tellState);
      document.removeEventListener("input", type);
      document.removeEventListener("submit", stop);
      window.removeEventListener("pagehide", end);
      end();
    };
  }, [reference]);
}
