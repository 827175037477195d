import { useCallback, useEffect, useRef, useState } from "react";
import type { Slots } from "#contract/calls/booking.ts";
import { getJson } from "#platform/browser/get-json.ts";
import { useHydrated } from "#platform/browser/use-hydrated.ts";

type Known = {
  slots: readonly string[];
  slotMinutes: number;
  timezone: string;
  asksPhone: boolean;
  /** Whose own time the list counts as free. */
  own: string;
  /** When it was read, by this browser's clock. */
  at: number;
};

export type FreeSlots = {
  state: "loading" | "loaded" | "failed";
  slots: readonly string[];
  slotMinutes: number;
  /** The operator's zone; empty while nothing is loaded. */
  ourTimezone: string;
  /** Whether a host calls by phone. */
  asksPhone: boolean;
  /** The secret that the list was read with. */
  own: string;
  again: () => void;
};

/** Free times are reloaded when a page is shown again after this long. */
const STALE = 60_000;

/**
 * The free times of the operator.
 * @param own secret of a hold or a call: its own time counts as free
 */
export function useSlots(own: string): FreeSlots {
  const [known, setKnown] = useState<Known>();
  const [failedAttempt, setFailedAttempt] = useState<number>();
  const [attempt, setAttempt] = useState(0);
  const latest = useRef({ own, at: 0 });
  latest.current = { own, at: known?.at ?? latest.current.at };
  const isHydrated = useHydrated();
  const again = useCallback(() => setAttempt((count) => count + 1), []);

  useEffect(() => {
    // Before that the hold of this browser is not known.
    if (!isHydrated) return;
    const controller = new AbortController();
    const { own } = latest.current;
    const query = own ? `?hold=${encodeURIComponent(own)}` : "";
    getJson<Slots>(`/api/booking/slots${query}`, controller).then(
      ({ data, meta: { slot_minutes: slotMinutes, timezone, asks_phone: asksPhone } }) =>
        setKnown({ slots: data, slotMinutes, timezone, asksPhone, own, at: Date.now() }),
      () => {
        if (!controller.signal.aborted) setFailedAttempt(attempt);
      },
    );
    return () => controller.abort();
  }, [attempt, isHydrated]);

  useEffect(() => {
    const reloadIfStale = () => {
      const { at } = latest.current;
      if (document.visibilityState === "visible" && at > 0 && Date.now() - at > STALE) again();
    };
    document.addEventListener("visibilitychange", reloadIfStale);
    return () => document.removeEventListener("visibilitychange", reloadIfStale);
  }, [again]);

  return {
    // The shown times stay while they are reloaded.
    state: known ? "loaded" : failedAttempt === attempt ? "failed" : "loading",
    slots: known?.slots ?? [],
    slotMinutes: known?.slotMinutes ?? 0,
    ourTimezone: known?.timezone ?? "",
    asksPhone: known?.asksPhone ?? false,
    own: known?.own ?? "",
    again,
  };
}
