import { useRenderDay } from "#app/site/use-render-day.ts";
import { useSite } from "#app/site/use-site.ts";
import { USUAL_HOURS, USUAL_ZONE, type WorkingDay } from "#contract/members/working-day-terms.ts";
import { useWorkingDay } from "./use-working-day.ts";

export type ShownDay = {
  day: WorkingDay;
  date: string;
  /** Whether it is the visitor's, not the agency's. */
  isOwn: boolean;
};

/**
 * The visitor's working day and date; on the server and while hydrating the usual day where the
 * agency takes its calls, because a cached page is the same for all.
 */
export function useShownDay(): ShownDay | undefined {
  const visitor = useWorkingDay();
  const date = useRenderDay();
  const zone = useSite()?.timezone ?? USUAL_ZONE;
  if (visitor) return { ...visitor, isOwn: true };
  return date === undefined ? undefined : { day: { zone, ...USUAL_HOURS }, date, isOwn: false };
}
