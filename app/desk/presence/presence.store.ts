import { create } from "zustand";
import type { PresentPeople } from "#contract/desk/presence-terms.ts";

/** The others who have requests open, by the stream of events of the desk. */
export const presenceStore = create<PresentPeople>(() => ({}));
