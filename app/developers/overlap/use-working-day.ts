import { useStore } from "zustand";
import type { WorkingDay } from "#contract/members/working-day-terms.ts";
import { useToday } from "#platform/browser/use-today.ts";
import { readOwnTimeZone } from "#platform/time/time-zone-names.ts";
import { workingDayStore } from "./working-day.store.ts";

/**
 * The visitor's working day and date; undefined on the server and while hydrating, because a cached
 * page is the same for all.
 */
export function useWorkingDay(): { day: WorkingDay; date: string } | undefined {
  const day = useStore(workingDayStore);
  const date = useToday();
  if (date === undefined) return undefined;
  return { day: { ...day, zone: day.zone || readOwnTimeZone() }, date };
}
