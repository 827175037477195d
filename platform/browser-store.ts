import { type PersistStorage, persist } from "zustand/middleware";
import { createStore, type StoreApi } from "zustand/vanilla";

/** What a browser store needs of `window`; a test passes its own. */
export type BrowserHost = {
  localStorage: Pick<Storage, "getItem" | "setItem" | "removeItem">;
  addEventListener(type: "storage" | "pageshow", listener: (event: Event) => void): void;
};

const DAY = 86_400_000;

/** Names of what could not be kept and lives on in memory. */
const unkept = new Set<string>();

/** Whether all that belongs to this browser would survive a reload. */
export function isEverythingKept(): boolean {
  return unkept.size === 0;
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
        const kept = JSON.parse(host?.localStorage.getItem(name) ?? "null");
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
        unkept.add(name);
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
