import { useEffect } from "react";
import { PRESENCE_INTERVAL_MS, type PresenceState } from "#contract/desk/presence-terms.ts";

/** Milliseconds after the last change of a text in which its author counts as typing. */
const TYPING_MS = 10_000;

/** Tells the others that this request is open, and whether a reply or a note is being written. */
export function useTellPresence(reference: string): void {
  useEffect(() => {
    const url = `/api/desk/threads/${reference}/presence`;
    const tab = `${Date.now()}-${Math.random()}`;
    let state: PresenceState = "open";
    let idle: ReturnType<typeof setTimeout> | undefined;
    const toBody = (state: PresenceState) =>
      new Blob([JSON.stringify({ tab, state })], { type: "application/json" });
    const tell = () => {
      if (document.hidden) return;
      // What fails is told again by the next signal.
      fetch(url, { method: "POST", body: toBody(state) }).catch(() => undefined);
    };
    const change = (next: PresenceState) => {
      if (next === state) return;
      state = next;
      tell();
    };
    const type = ({ target }: Event) => {
      if (!(target instanceof Element && target.closest("[data-unsaved=own]"))) return;
      change("typing");
      clearTimeout(idle);
      idle = setTimeout(change, TYPING_MS, "open");
    };
    const leave = () => navigator.sendBeacon(url, toBody("gone"));
    tell();
    const timer = setInterval(tell, PRESENCE_INTERVAL_MS);
    document.addEventListener("visibilitychange", tell);
    document.addEventListener("input", type);
    window.addEventListener("pagehide", leave);
    return () => {
      clearInterval(timer);
      clearTimeout(idle);
      document.removeEventListener("visibilitychange", tell);
      document.removeEventListener("input", type);
      window.removeEventListener("pagehide", leave);
      leave();
    };
  }, [reference]);
}
