import type { FormName } from "#contract/clients/forms.ts";
import {
  PRESENCE_EXPIRES_MS,
  type PresenceState,
  type PresentPeople,
} from "#contract/desk/presence-terms.ts";
import { toRequestPermission } from "#contract/desk/request-access.ts";
import { isPermitted } from "#contract/desk/staff-terms.ts";
import type { DatabaseSubscription } from "./database-watch.server.ts";
import type { CurrentStaff } from "./staff/current-staff.server.ts";

/** What a tab tells of the request that it shows. */
export type PresenceSignal = {
  reference: string;
  form: FormName;
  staff_id: number;
  tab: string;
  state: PresenceState;
};

/** Who has which request open, in this and in other processes. Nothing is stored. */
export type LivePresence = {
  /** Calls `listener` after each change; returns how to stop it. */
  subscribe(listener: () => void): () => void;
  /** The others, on requests that a person may open. */
  listFor(person: Pick<CurrentStaff, "id" | "role">): PresentPeople;
  subscription: DatabaseSubscription;
};

/** Channel of `notifyPresence`. */
export const PRESENCE_CHANNEL = "desk_presence";

export function createLivePresence(): LivePresence {
  const listeners = new Set<() => void>();
  const tabs = new Map<string, PresenceSignal & { timer: NodeJS.Timeout }>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    listFor({ id, role }) {
      const people: PresentPeople = {};
      for (const { reference, form, staff_id, state } of tabs.values()) {
        if (staff_id === id || !isPermitted(role, toRequestPermission(form))) continue;
        people[reference] ??= [];
        const others = people[reference];
        const known = others.find((one) => one.staff_id === staff_id);
        const is_typing = state === "typing";
        const is_writing = is_typing || state === "paused";
        if (known) {
          known.is_typing ||= is_typing;
          known.is_writing ||= is_writing;
        } else others.push({ staff_id, is_typing, is_writing });
      }
      return people;
    },
    subscription: {
      channel: PRESENCE_CHANNEL,
      onNotification(payload) {
        const signal = JSON.parse(payload) as PresenceSignal;
        const key = [signal.staff_id, signal.reference, signal.tab].join(" ");
        const last = tabs.get(key);
        clearTimeout(last?.timer);
        tabs.delete(key);
        if (signal.state !== "gone") {
          const expire = () => {
            tabs.delete(key);
            tell();
          };
          tabs.set(key, { ...signal, timer: setTimeout(expire, PRESENCE_EXPIRES_MS).unref() });
        }
        if (signal.state !== (last?.state ?? "gone")) tell();
      },
      // What was missed without a connection is in the next signal of each tab.
      refresh: async () => {},
    },
  };
}
