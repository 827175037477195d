import { useStore } from "zustand";
import { failedLoadStore } from "./failed-load.store.ts";

/** The last load that failed, and how many did: a repeated failure is news. */
export function useFailedLoad() {
  return useStore(failedLoadStore);
}
