import { useEffect } from "react";
import { useNavigate } from "react-router";
import { isSnooze, type Snooze } from "../time/snooze-date.ts";

/** Keys of the desk, as `?` lists them. */
export const SHORTCUTS = [
  {
    keys: "Ctrl K",
    what: "Go to a page, find a request or member, or do something with what is open",
  },
  { keys: "g t", what: "Go to Today" },
  { keys: "g r", what: "Go to Requests" },
  { keys: "g p", what: "Go to Proposals" },
  { keys: "g l", what: "Go to Placements" },
  { keys: "g a", what: "Go to Applications" },
  { keys: "g c", what: "Go to Calls" },
  { keys: "g m", what: "Go to Members" },
  { keys: "g o", what: "Go to Content" },
  { keys: "g i", what: "Go to Insights" },
  { keys: "j, k", what: "Next and previous row of a list, request or application" },
  { keys: "x", what: "Select this row of a list; with Shift and a click all rows up to another" },
  { keys: "h, l", what: "Previous and next week of calls" },
  { keys: "/", what: "Search this list" },
  { keys: "s", what: "Change the state, or the host of a call" },
  { keys: "m", what: "Move a call" },
  { keys: "f t", what: "Follow up on this row or request tomorrow" },
  { keys: "f m", what: "Follow up on Monday" },
  { keys: "f w", what: "Follow up in a week" },
  { keys: "a", what: "Assign to me" },
  { keys: "v", what: "Rate an application" },
  { keys: "c", what: "Create a proposal or a file" },
  { keys: "e", what: "Change a proposal" },
  { keys: "n", what: "Write a note" },
  { keys: "r", what: "Reply" },
  { keys: "Ctrl Enter", what: "Send the reply or note" },
  { keys: "z", what: "Take the reply back before it is sent" },
  { keys: "Esc", what: "Leave a field" },
  { keys: "?", what: "Show these shortcuts" },
] as const;

const PAGES: Readonly<Record<string, string>> = {
  t: "/desk",
  r: "/desk/requests",
  p: "/desk/proposals",
  l: "/desk/placements",
  a: "/desk/applications",
  c: "/desk/calls",
  m: "/desk/members",
  o: "/desk/content",
  i: "/desk/insights",
};
const STEPS: Readonly<Record<string, number>> = { j: 1, k: -1 };
/** Letters with another one after them. */
const PREFIXES = ["g", "f"];
/** Milliseconds between the two. */
const SEQUENCE_MS = 1_500;

/** Letters belong to a field that takes them while it has the focus, and to an open dialog. */
function isTaken(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  const isField =
    target.matches("input:not([type=radio], [type=checkbox]), select, textarea") ||
    target.isContentEditable;
  return isField || target.closest("[role=dialog]") !== null;
}

/** From there the keys of the page work again; a dialog closes itself. */
function leaveField(target: EventTarget | null): void {
  if (target instanceof HTMLElement && !target.closest("[role=dialog]")) target.blur();
}

/** Moves the focus to the next or previous row of the list of a page; false where there is none. */
function moveRow(step: number | undefined): boolean {
  // A page may have its list twice, for narrow and for wide screens.
  const rows = [...document.querySelectorAll<HTMLElement>("[data-row]")].filter((row) =>
    row.checkVisibility(),
  );
  if (!step || rows.length === 0) return false;
  const at = rows.indexOf(document.activeElement as HTMLElement);
  rows[at < 0 ? 0 : Math.min(rows.length - 1, Math.max(0, at + step))]?.focus();
  return true;
}

/** Ticks the row that has the focus; false where rows are not selected. */
function selectRow(): boolean {
  const row = document.activeElement?.closest("tr");
  const box = row?.querySelector<HTMLElement>("[data-select]");
  box?.click();
  return box !== null && box !== undefined;
}

/** Focuses or presses the control of this page that has the key. */
function pressControl(key: string): boolean {
  const control = document.querySelector<HTMLElement>(`[data-shortcut="${CSS.escape(key)}"]`);
  if (!control) return false;
  if (control.matches("a, button")) control.click();
  else control.focus();
  return true;
}

type Handlers = {
  onPalette: () => void;
  onHelp: () => void;
  /** Follows up later; false where there is nothing to follow up. */
  onSnooze: (snooze: Snooze) => boolean;
};

/** Listens to the keys of the desk. */
export function useShortcuts({ onPalette, onHelp, onSnooze }: Handlers): void {
  const navigate = useNavigate();
  useEffect(() => {
    let before = { key: "", at: Number.NEGATIVE_INFINITY };
    const onKeyDown = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "k") {
        event.preventDefault();
        onPalette();
        return;
      }
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      // Of a text editor in a shadow root, the event's own target is only its host.
      const target = event.composedPath()[0] ?? null;
      if (isTaken(target)) {
        if (event.key === "Escape" && !event.defaultPrevented) leaveField(target);
        return;
      }
      const { key } = event;
      const prefix = event.timeStamp - before.at < SEQUENCE_MS ? before.key : "";
      const page = prefix === "g" ? PAGES[key] : undefined;
      const isFirst = !prefix && PREFIXES.includes(key);
      // What another key did, like `j`, does not take the next letter with it.
      before = { key: isFirst ? key : "", at: event.timeStamp };
      if (page) navigate(page);
      else if (prefix === "f" && isSnooze(key) && onSnooze(key)) before.key = "";
      else if (isFirst) return;
      else if (key === "?") onHelp();
      else if (key === "x" && selectRow()) event.preventDefault();
      else if (!moveRow(STEPS[key]) && !pressControl(key)) return;
      event.preventDefault();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [navigate, onPalette, onHelp, onSnooze]);
}
