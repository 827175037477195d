import { useCallback, useEffect, useMemo, useRef } from "react";
import { useFetcher } from "react-router";
import { useChangeToast } from "../parts/use-change-toast.ts";
import type { BulkOutcome } from "./change-list.server.ts";

export const listRows = () => [...document.querySelectorAll<HTMLElement>("[data-row]")];

type QuickChange = {
  /** As `toRowValue` writes it. */
  row: string;
  list: "requests" | "applications";
  /** Of a change of selected rows. */
  fields: Readonly<Record<string, string>>;
  /** What is announced once it is stored. */
  text: string;
};

/**
 * Changes one request by keys or the palette, as a change of one selected row, with its undo. Where
 * its row leaves the list that is shown, the focus is on the one that takes its place.
 */
export function useQuickChange(): (change: QuickChange) => void {
  const { submit, data, state } = useFetcher<BulkOutcome>();
  const latest = useRef({ text: "", action: "", place: -1 });
  const outcome = state === "idle" ? data : undefined;
  const done = outcome?.kind === "done" ? outcome : undefined;
  const undo = done?.undo;
  // What was refused is announced like what was done.
  const announced = useMemo(() => outcome && { kind: "done" }, [outcome]);
  useChangeToast({
    outcome: announced,
    text: toText(outcome, latest.current.text),
    undo:
      undo &&
      (() => {
        const { action } = latest.current;
        submit({ intent: "undo-bulk", ...undo }, { method: "post", action });
      }),
  });
  useEffect(() => {
    const { place } = latest.current;
    if (!done || place < 0) return;
    const rows = listRows();
    const isOnRow = rows.some((row) => row === document.activeElement);
    if (!isOnRow) rows[Math.min(place, rows.length - 1)]?.focus();
    latest.current.place = -1;
  }, [done]);
  return useCallback(
    ({ row, list, fields, text }) => {
      const place = listRows().indexOf(document.activeElement as HTMLElement);
      const action = `/desk/${list}`;
      latest.current = { text, action, place };
      submit({ intent: "bulk", row, ...fields }, { method: "post", action });
    },
    [submit],
  );
}

function toText(outcome: BulkOutcome | undefined, text: string): string {
  if (outcome?.kind === "invalid") return Object.values(outcome.errors)[0]?.[0] ?? "";
  if (outcome && outcome.conflicts.length > 0) return "A colleague changed it meanwhile. Try again";
  return outcome?.isUndo ? "Restored" : text;
}
