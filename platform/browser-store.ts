import { type PersistStorage, persist } from "zustand/middleware";
import { createStore, type StoreApi } from "zustand/vanilla";

/** What a browser store needs of `window`; a test passes its own. */
export type BrowserHost = {
  localStorage: Pick<Storage, "getItem" | "setItem" | "removeItem">;
  addEventListener(type: "storage" | "pageshow", listener: (event: Event) => void): void;
};

const DAY = 86_400_000;

/** Property of `history.state` that holds the unsaved values across one document load. */
const CARRIED = "unsaved";

/** What could not be written to localStorage and is in memory only, by name. */
const unkept = new Map<string, unknown>();
/** The same of the page before this one, until its store is created. */
const carried = takeCarried(globalThis.window);

/** Whether all that belongs to this browser would survive a reload. */
export function isEverythingKept(): boolean {
  return unkept.size === 0 && carried.size === 0;
}

/**
 * What a document load would lose, to be put into the state of the history entry that is loaded:
 * the state survives a load also where localStorage and sessionStorage are blocked or full.
 */
export function toCarriedState(): object {
  return { [CARRIED]: Object.fromEntries([...carried, ...unkept]) };
}

function takeCarried(window: Window | undefined): Map<string, unknown> {
  const { [CARRIED]: values, ...state } = window?.history.state ?? {};
  if (values === undefined) return new Map();
  // Once only: after this load, localStorage may have newer values.
  window?.history.replaceState(state, "");
  return new Map(Object.entries(values));
}

/**
 * State that belongs to this browser: kept in localStorage, the same in every tab. Rendering on the
 * server and hydrating see `initial`; zustand's `useStore` switches to what was kept right after.
 *
 * Nothing here throws: with broken, full or blocked storage the state lives on in memory.
 *
 * @param name key in localStorage
 * @param version counted up when the kept shape changes; what another version wrote is not read
 * @param initial the state of a browser that has kept nothing
 * @param parse what was kept, as unknown JSON; undefined when it cannot be used
 * @param days for how long what was kept last is read; without it for ever
 */
export function createBrowserStore<State extends object>({
  name,
  version,
  initial,
  parse,
  days = Number.POSITIVE_INFINITY,
  host = globalThis.window as BrowserHost | undefined,
}: {
  name: string;
  version: number;
  initial: State;
  parse: (kept: unknown) => State | undefined;
  days?: number;
  host?: BrowserHost | undefined;
}): StoreApi<State> {
  const stamped = (value: object) =>
    Number.isFinite(days) ? { ...value, kept_at: Date.now() } : value;

  const storage: PersistStorage<State> = {
    getItem() {
      try {
        const kept = carried.get(name) ?? JSON.parse(host?.localStorage.getItem(name) ?? "null");
        if (Date.now() - Number(kept?.kept_at) > days * DAY) {
          host?.localStorage.removeItem(name);
          return null;
        }
        const state = kept?.version === version ? parse(kept.state) : undefined;
        return state === undefined ? null : { state, version };
      } catch {
        return null;
      }
    },
    setItem(_name, value) {
      try {
        host?.localStorage.setItem(name, JSON.stringify(stamped(value)));
        unkept.delete(name);
      } catch {
        unkept.set(name, stamped(value));
      }
    },
    removeItem() {
      try {
        host?.localStorage.removeItem(name);
      } catch {
        // A blocked storage holds nothing that could be removed.
      }
    },
  };

  const store = createStore<State>()(persist(() => initial, { name, version, storage }));
  if (carried.delete(name)) store.setState({});

  host?.addEventListener("storage", (event) => {
    const { key, newValue } = event as StorageEvent;
    if (key !== null && key !== name) return;
    if (key === null || newValue === null) store.setState(initial, true);
    else store.persist.rehydrate();
  });
  // A page from the back/forward cache has missed what other tabs and later pages kept.
  host?.addEventListener("pageshow", (event) => {
    if ((event as PageTransitionEvent).persisted && !unkept.has(name)) store.persist.rehydrate();
  });

  return store;
}
