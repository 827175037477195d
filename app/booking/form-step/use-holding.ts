import { useCallback, useEffect, useRef, useState } from "react";
import type { CallStore } from "./call-answer.ts";

const importHold = () => import("../slots/request-hold.ts");

/** Moving through the times with the arrow keys must not hold each of them. Milliseconds. */
const DEBOUNCE_MS = 400;

/**
 * Holds the slot that is chosen, one request after the other: each releases the hold before it.
 * @param onTaken called with the free times around a slot that was taken; must be stable
 */
export function useHolding(store: CallStore, onTaken: (nearest: readonly string[]) => void) {
  /** The slot whose hold is requested. */
  const [requested, setRequested] = useState("");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Whether the slot of the last request was taken. */
  const last = useRef(Promise.resolve(false));
  const underWay = useRef(0);

  useEffect(() => {
    importHold().then(
      ({ holdCaptcha }) => holdCaptcha.begin(),
      () => {},
    );
    return () => clearTimeout(timer.current);
  }, []);

  const sendRequest = useCallback(
    async (slot: string): Promise<boolean> => {
      const requested = () => store.getState().bookingInfo?.starts_at === slot;
      if (!requested()) return false;
      const outcome = await importHold().then(
        ({ requestHold }) => requestHold(slot, store.getState().bookingInfo?.hold ?? ""),
        () => ({ kind: "unheld" }) as const,
      );
      if (outcome.kind === "held") {
        const { contact_at, bookingInfo } = store.getState();
        const held_until = requested() ? outcome.held_until : "";
        store.setState({
          contact_at,
          bookingInfo: { starts_at: "", ...bookingInfo, hold: outcome.hold, held_until },
        });
      }
      const isTaken = outcome.kind === "taken" && requested();
      if (isTaken) onTaken(outcome.nearest);
      return isTaken;
    },
    [store, onTaken],
  );

  const hold = useCallback(
    (slot: string) => {
      clearTimeout(timer.current);
      setRequested(slot);
      timer.current = setTimeout(() => {
        underWay.current += 1;
        last.current = last.current
          .then(() => sendRequest(slot))
          .finally(() => {
            underWay.current -= 1;
            setRequested((now) => (now === slot ? "" : now));
          });
      }, DEBOUNCE_MS);
    },
    [sendRequest],
  );

  /** Waits for the pending request and drops queued ones; returns whether the slot was taken. */
  const settle = useCallback(async (): Promise<boolean> => {
    clearTimeout(timer.current);
    setRequested("");
    if (underWay.current === 0) return false;
    return last.current;
  }, []);

  return { requested, hold, settle };
}
