import { createStore, type StoreApi } from "zustand/vanilla";

/** The part of `window` that a browser store uses; a test passes its own. */
export type BrowserHost = {
  localStorage: Pick<Storage, "getItem" | "setItem" | "removeItem">;
  addEventListener(type: "storage" | "pageshow", listener: (event: Event) => void): void;
};

/** State of the browser that is saved in localStorage. */
export type BrowserStore<State> = StoreApi<State> & {
  /** The state in what localStorage has, as text; undefined for one that cannot be used. */
  readSaved: (text: string) => State | undefined;
};

const DAY = 86_400_000;

/** Property of `history.state` that holds the unsaved values across one document load. */
const CARRIED = "unsaved";

/** State that could not be written to localStorage and is in memory only, by name. */
const unsaved = new Map<string, unknown>();
/** The same of the page before this one, until its store is created. */
const carried = takeCarried(globalThis.window);

const listeners = new Set<() => void>();
let isCarried = false;

/** Calls back when state was saved or could not be; returns the cleanup function. */
export function subscribeToSaving(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether one of these states would be lost with the document. */
export function isLost(names: readonly string[]): boolean {
  return !isCarried && names.some((name) => unsaved.has(name));
}

/** Whether all state of this browser would survive a reload. */
export function isEverythingSaved(): boolean {
  return unsaved.size === 0 && carried.size === 0;
}

/**
 * Unsaved state for the history entry that is loaded: `history.state` survives a document load also
 * where localStorage and sessionStorage are blocked or full.
 */
export function toCarriedState(): object {
  isCarried = true;
  return { [CARRIED]: Object.fromEntries([...carried, ...unsaved]) };
}

function takeCarried(window: Window | undefined): Map<string, unknown> {
  const { [CARRIED]: values, ...state } = window?.history.state ?? {};
  if (values === undefined) return new Map();
  // Once only: after this load, localStorage may have newer values.
  window?.history.replaceState(state, "");
  return new Map(Object.entries(values));
}

/**
 * State of this browser: saved in localStorage, synchronized between tabs. Server rendering and
 * hydration see `initial`; zustand's `useStore` switches to the saved state right after.
 *
 * Never throws: with broken, full or blocked storage the state is in memory only.
 *
 * @param name key in localStorage
 * @param version incremented when the shape changes; state of another version is ignored
 * @param initial the state of a browser that has saved nothing
 * @param parse saved state, as unknown JSON; returns undefined when it cannot be used
 * @param toSaved the state as `parse` reads it; the state itself without it
 * @param days how long saved state is valid after the last write; without it for ever
 */
export function createBrowserStore<State extends object>({
  name,
  version,
  initial,
  parse,
  toSaved = (state) => state,
  days = Number.POSITIVE_INFINITY,
  host = globalThis.window as BrowserHost | undefined,
}: {
  name: string;
  version: number;
  initial: State;
  parse: (saved: unknown) => State | undefined;
  toSaved?: (state: State) => object;
  days?: number;
  host?: BrowserHost | undefined;
}): BrowserStore<State> {
  const stamped = (value: object) =>
    Number.isFinite(days) ? { ...value, kept_at: Date.now() } : value;

  type Saved = { state?: unknown; version?: unknown; kept_at?: unknown } | null | undefined;
  const isExpired = (saved: Saved) => Date.now() - Number(saved?.kept_at) > days * DAY;
  const toState = (saved: Saved) => (saved?.version === version ? parse(saved.state) : undefined);

  function readState(): State | undefined {
    try {
      const saved = carried.get(name) ?? JSON.parse(host?.localStorage.getItem(name) ?? "null");
      if (!isExpired(saved)) return toState(saved);
      host?.localStorage.removeItem(name);
    } catch {
      // As if nothing was saved.
    }
    return undefined;
  }

  function save(state: State): void {
    const saved = stamped({ state: toSaved(state), version });
    try {
      host?.localStorage.setItem(name, JSON.stringify(saved));
      unsaved.delete(name);
    } catch {
      // The initial state is there without being saved.
      if (state === initial) unsaved.delete(name);
      else unsaved.set(name, saved);
    }
    for (const listener of listeners) listener();
  }

  const store = createStore<State>()(() => initial);
  const { setState } = store;
  const restore = () => {
    const saved = readState();
    if (saved) setState(saved);
  };
  store.setState = ((...args: Parameters<typeof setState>) => {
    setState(...args);
    save(store.getState());
  }) as typeof setState;
  restore();
  if (carried.delete(name)) store.setState({});

  host?.addEventListener("storage", (event) => {
    const { key, newValue } = event as StorageEvent;
    if (key !== null && key !== name) return;
    if (key === null || newValue === null) store.setState(initial, true);
    else restore();
  });
  // A page from the back/forward cache has missed what other tabs and later pages saved.
  host?.addEventListener("pageshow", (event) => {
    if ((event as PageTransitionEvent).persisted && !unsaved.has(name)) restore();
  });

  return {
    ...store,
    readSaved(text) {
      try {
        const saved: Saved = JSON.parse(text);
        return isExpired(saved) ? undefined : toState(saved);
      } catch {
        return undefined;
      }
    },
  };
}
