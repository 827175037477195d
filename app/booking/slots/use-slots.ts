import { useCallback, useEffect, useRef, useState } from "react";
import type { Slots } from "#contract/calls/booking.ts";
import { getJson } from "#platform/browser/get-json.ts";
import { useHydrated } from "#platform/browser/use-hydrated.ts";

export type FreeSlots = {
  state: "loading" | "loaded" | "failed";
  slots: readonly string[];
  slotMinutes: number;
  /** The operator's zone; empty while nothing is loaded. */
  ourTimezone: string;
  /** Whether a host calls by phone. */
  asksPhone: boolean;
  /** The secret that the list was read with: its own time counts as free. */
  own: string;
  again: () => void;
};

/** With the time when it was read, by this browser's clock. */
type Known = Omit<FreeSlots, "state" | "again"> & { at: number };

const NOTHING_YET = {
  slots: [],
  slotMinutes: 0,
  ourTimezone: "",
  asksPhone: false,
  own: "",
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
      ({ data, meta }) =>
        setKnown({
          slots: data,
          slotMinutes: meta.slot_minutes,
          ourTimezone: meta.timezone,
          asksPhone: meta.asks_phone,
          own,
          at: Date.now(),
        }),
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
    ...(known ?? NOTHING_YET),
    again,
  };
}
