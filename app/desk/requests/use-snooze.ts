import { useCallback, useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import type { BulkOutcome } from "../bulk/change-list.server.ts";
import { useChangeToast } from "../parts/use-change-toast.ts";
import { useIsPermitted } from "../parts/use-desk.ts";
import { toDayText, useDeskTime } from "../time/desk-time.ts";
import { type Snooze, toSnoozeDate } from "../time/snooze-date.ts";

const ACTION = { method: "post", action: "/desk/requests" } as const;

const listRows = () => [...document.querySelectorAll<HTMLElement>("[data-row]")];

/** The row that has the focus, or the request of the page. */
const findSnoozed = () =>
  document.activeElement?.closest<HTMLElement>("[data-snooze]") ??
  document.querySelector<HTMLElement>("h1[data-snooze]");

/**
 * Puts the follow-up of a row or request off, as a change of one selected row, with its undo. Where
 * the row leaves the list, the focus is on the one that takes its place.
 */
export function useSnooze(): (snooze: Snooze) => boolean {
  const { submit, data, state } = useFetcher<BulkOutcome>();
  const { today } = useDeskTime();
  const mayChange = useIsPermitted("change_requests");
  const date = useRef("");
  const place = useRef(-1);
  const outcome = state === "idle" ? data : undefined;
  const done = outcome?.kind === "done" ? outcome : undefined;
  const undo = done?.undo;
  useChangeToast({
    outcome,
    text: toText(done, date.current),
    undo: undo && (() => submit({ intent: "undo-bulk", ...undo }, ACTION)),
  });
  useEffect(() => {
    if (!done || place.current < 0) return;
    const rows = listRows();
    const isOnRow = rows.some((row) => row === document.activeElement);
    if (!isOnRow) rows[Math.min(place.current, rows.length - 1)]?.focus();
    place.current = -1;
  }, [done]);
  return useCallback(
    (snooze) => {
      const row = findSnoozed();
      if (!mayChange || !row?.dataset.snooze) return false;
      date.current = toSnoozeDate(snooze, today);
      place.current = listRows().indexOf(row);
      submit({ intent: "bulk", row: row.dataset.snooze, follow_up_on: date.current }, ACTION);
      return true;
    },
    [submit, today, mayChange],
  );
}

function toText(done: (BulkOutcome & { kind: "done" }) | undefined, date: string): string {
  if (!done) return "";
  if (done.conflicts.length > 0) return "A colleague changed it meanwhile. Try again";
  if (done.isUndo) return "Follow-up restored";
  return `Follow up on ${toDayText(date)}`;
}
