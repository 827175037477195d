import { CALL_STATE_LABELS } from "#contract/calls/desk-call-terms.ts";
import type { ListFilters, ListQuery } from "../lists/list-query.ts";
import type { DeskHost } from "./desk-host.ts";

const { booked, ...OTHER_STATES } = CALL_STATE_LABELS;

/**
 * @param hosts who has or had calls
 * @param email of the reader, who may be one of them
 */
export function toCallFilters(hosts: readonly DeskHost[], email: string) {
  const active = hosts.filter(({ is_active }) => is_active);
  const isHost = hosts.some((host) => host.email.toLowerCase() === email.toLowerCase());
  return {
    view: {
      label: "View",
      options: { week: "Week", list: "List" },
      isLinked: true,
      narrows: false,
    },
    /** A day of the week that is shown; this week without one. */
    week: { label: "Week", input: "date", isLinked: true, narrows: false },
    when: {
      label: "When",
      options: { upcoming: "Upcoming", past: "Past" },
      narrows: false,
    },
    host: {
      label: "Host",
      options: [
        ["", "All hosts"],
        ...(isHost ? [["me", "Mine"] as const] : []),
        ...active.map(({ id, name }) => [String(id), name] as const),
        ...(active.length < hosts.length ? [["former", "Former hosts"] as const] : []),
      ],
    },
    /** Booked ones, also while another time is asked, without one. */
    state: {
      label: "State",
      options: {
        "": "Not cancelled",
        ...OTHER_STATES,
        unrecorded: "Outcome not recorded",
        all: "All states",
      },
    },
  } satisfies ListFilters;
}

export type CallFilters = ReturnType<typeof toCallFilters>;
export type DeskCallQuery = ListQuery<CallFilters>;
