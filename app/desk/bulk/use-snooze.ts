import { useCallback } from "react";
import { useIsPermitted } from "../parts/use-desk.ts";
import { toDayText, useDeskTime } from "../time/desk-time.ts";
import { type Snooze, toSnoozeDate } from "../time/snooze-date.ts";
import { useQuickChange } from "./use-quick-change.ts";

/** The row that has the focus, or the request of the page. */
const findSnoozed = () =>
  document.activeElement?.closest<HTMLElement>("[data-snooze]") ??
  document.querySelector<HTMLElement>("h1[data-snooze]");

/** Puts the follow-up of a row or request off; false where there is none. */
export function useSnooze(): (snooze: Snooze) => boolean {
  const change = useQuickChange();
  const { today } = useDeskTime();
  const mayChange = useIsPermitted("change_requests");
  return useCallback(
    (snooze) => {
      const row = findSnoozed()?.dataset.snooze;
      if (!mayChange || !row) return false;
      const follow_up_on = toSnoozeDate(snooze, today);
      const text = `Follow up on ${toDayText(follow_up_on)}`;
      change({ row, list: "requests", fields: { follow_up_on }, text });
      return true;
    },
    [change, today, mayChange],
  );
}
