import { useNavigate, useSubmit } from "react-router";
import {
  DEFAULT_FOLLOW_UP_DAYS,
  type DeskState,
  listReasons,
  listStates,
  needsFollowUp,
  STATE_LABELS,
} from "#contract/clients/request-state-terms.ts";
import { canOwnRequest } from "#contract/desk/request-access.ts";
import { isPermitted } from "#contract/desk/staff-terms.ts";
import { addDays } from "#platform/time/date-text.ts";
import { useQuickChange } from "../bulk/use-quick-change.ts";
import { useDesk } from "../parts/use-desk.ts";
import { chooseState } from "../requests/chosen-state.ts";
import { toPersonText } from "../time/away-text.ts";
import { useDeskTime } from "../time/desk-time.ts";
import { toSnoozeDate } from "../time/snooze-date.ts";

/** What the palette does, as opposed to where it goes. */
export type Action = { label: string; run: () => void };

const SNOOZES = [
  ["t", "tomorrow"],
  ["m", "on Monday"],
  ["w", "in a week"],
] as const;

/** The request or application of the page, which its heading names. */
function findOpen() {
  const heading = document.querySelector<HTMLElement>("h1[data-request]");
  const row = heading?.dataset.request;
  if (!row) return undefined;
  const isApplication = heading.dataset.form === "apply";
  return {
    row,
    form: isApplication ? "apply" : "hire",
    list: isApplication ? "applications" : "requests",
  } as const;
}

/** What can be done with what is open, and everywhere, by this person. */
export function useActions(isOpen: boolean): Action[] {
  const { staff, colleagues } = useDesk();
  const { today } = useDeskTime();
  const change = useQuickChange();
  const navigate = useNavigate();
  const submit = useSubmit();
  if (!isOpen) return [];
  const open = findOpen();
  const may = (permission: Parameters<typeof isPermitted>[1]) =>
    isPermitted(staff.role, permission);
  const toChange = (label: string, fields: Record<string, string>, text: string): Action[] =>
    open && may("change_requests")
      ? [{ label, run: () => change({ row: open.row, list: open.list, fields, text }) }]
      : [];
  const toState = (state: DeskState): Action[] => {
    if (listReasons(state).length > 0) {
      const choose = () => void chooseState(state);
      return open && may("change_requests")
        ? [{ label: `State: ${STATE_LABELS[state]}…`, run: choose }]
        : [];
    }
    const follow_up_on = needsFollowUp(state) ? addDays(today, DEFAULT_FOLLOW_UP_DAYS) : "";
    const label = `State: ${STATE_LABELS[state]}`;
    return toChange(label, { state, follow_up_on }, `State saved: ${STATE_LABELS[state]}`);
  };
  const owners = open ? colleagues.filter((one) => canOwnRequest(one, open.form)) : [];
  const links = [
    ["Create a proposal", "/desk/proposals/new", "proposals"],
    ["Add a request", "/desk/requests/new", "change_requests"],
    ["Add an application", "/desk/applications/new", "applications"],
    ["Add a person", "/desk/people/new", "change_requests"],
    ["Book a call", "/desk/calls/new", "calls"],
    ["Invite a colleague", "/desk/staff", "staff"],
  ] as const;
  return [
    ...toChange("Assign to me", { owner_id: String(staff.id) }, "Assigned to you"),
    ...(open?.list === "requests"
      ? SNOOZES.flatMap(([snooze, when]) => {
          const follow_up_on = toSnoozeDate(snooze, today);
          return toChange(`Follow up ${when}`, { follow_up_on }, `Follow up ${when}`);
        })
      : []),
    ...(open ? listStates(open.form).flatMap(toState) : []),
    ...owners
      .filter(({ id }) => id !== staff.id)
      .flatMap((one) =>
        toChange(
          `Assign to ${toPersonText(one)}`,
          { owner_id: String(one.id) },
          `Assigned to ${one.name}`,
        ),
      ),
    ...toChange("Remove the owner", { owner_id: "none" }, "Unassigned"),
    ...links
      .filter(([, , permission]) => may(permission))
      .map(([label, to]) => ({ label, run: () => void navigate(to) })),
    {
      label: "Sign out",
      run: () => void submit({ intent: "sign-out" }, { method: "post", action: "/desk/account" }),
    },
  ];
}
