import { useCallback, useEffect, useState } from "react";
import { useStore } from "zustand";
import type { TakenProblem } from "#contract/calls/booking.ts";
import type { FieldErrors, Problem } from "#contract/http/problem.ts";
import { readOwnTimeZone } from "#platform/time/time-zone-names.ts";
import { SLOT_TAKEN } from "../call-texts.ts";
import { toNearest } from "../slots/slot-days.ts";
import { useSlots } from "../slots/use-slots.ts";
import { type CallStore, NO_SLOT } from "./call-answer.ts";
import { withoutSlot, withSlot, withTimezone } from "./chosen-slot.ts";
import { useHolding } from "./use-holding.ts";
import { useTimeIsUp } from "./use-time-is-up.ts";

/** `unheld`: not held, and booked if it is free when the form is sent. */
export type HoldState = "requested" | "held" | "expired" | "unheld";
export type CallChoice = ReturnType<typeof useCallChoice>;

/**
 * The call of a form: the free times, the chosen one, and its hold while the
 * rest of the form is filled in. A slot that was taken blocks the form until
 * the visitor chooses another one or none.
 */
export function useCallChoice(store: CallStore) {
  const zone = useStore(store, ({ contact_at }) => contact_at.timezone);
  const info = useStore(store, ({ bookingInfo }) => bookingInfo);
  const { starts_at: chosen, hold: own, held_until } = info ?? NO_SLOT;
  const free = useSlots(own);
  const [nearest, setNearest] = useState<readonly string[]>();
  const { again } = free;
  const lose = useCallback(
    (times: readonly string[]) => {
      store.setState(withoutSlot(store.getState()));
      setNearest(times);
      again();
    },
    [store, again],
  );
  const holding = useHolding(store, lose);
  const isOver = useTimeIsUp(held_until);
  const timezone = zone || readOwnTimeZone();

  // Chosen on an earlier visit and taken since.
  const isTaken =
    free.state === "loaded" && free.own === own && !!chosen && !free.slots.includes(chosen);
  useEffect(() => {
    if (isTaken) lose(toNearest(free.slots, chosen));
  }, [isTaken, chosen, free.slots, lose]);

  function toHoldState(): HoldState {
    if (holding.requested === chosen) return "requested";
    if (!held_until) return "unheld";
    return isOver ? "expired" : "held";
  }

  return {
    store,
    free,
    timezone,
    chosen,
    held_until,
    /** The free times around one that was taken. */
    nearest,
    holdState: toHoldState(),
    choose(slot: string) {
      setNearest(undefined);
      store.setState(withSlot(store.getState(), slot, timezone));
      holding.hold(slot);
    },
    holdLonger: () => holding.hold(chosen),
    /** No call after all. */
    skip() {
      setNearest(undefined);
      store.setState(withoutSlot(store.getState()));
    },
    setTimezone: (name: string) => store.setState(withTimezone(store.getState(), name)),
    /** For `useSending`: a taken slot is an error until something else is chosen. */
    async settle(): Promise<FieldErrors | undefined> {
      const wasTaken = await holding.settle();
      return wasTaken || nearest ? { contact_at: [SLOT_TAKEN] } : undefined;
    },
    /** For `useSending`: the server reports that the slot was taken. */
    onRefused: useCallback(
      (problem: Problem) => {
        const taken = (problem as Partial<TakenProblem>).nearest;
        if (taken) lose(taken);
      },
      [lose],
    ),
  };
}
