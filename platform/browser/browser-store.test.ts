import { describe, expect, it } from "vitest";
import { type BrowserHost, createBrowserStore } from "./browser-store.ts";

type Box = { items: number[] };

/** Tabs of one browser: they share a storage and hear what the others write to it. */
function browser(saved: Record<string, string> = {}) {
  const values = new Map(Object.entries(saved));
  const tabs: { type: string; listener: (event: Event) => void; tab: number }[] = [];
  let count = 0;
  const tell = (tab: number, key: string | null, newValue: string | null) => {
    for (const entry of tabs) {
      if (entry.tab === tab || entry.type !== "storage") continue;
      entry.listener(Object.assign(new Event("storage"), { key, newValue }));
    }
  };
  const openTab = (): BrowserHost & { show(persisted: boolean): void } => {
    const tab = ++count;
    return {
      localStorage: {
        getItem: (key) => values.get(key) ?? null,
        setItem: (key, value) => {
          if (values.get(key) === value) return; // browsers tell changes only
          values.set(key, value);
          tell(tab, key, value);
        },
        removeItem: (key) => {
          values.delete(key);
          tell(tab, key, null);
        },
      },
      addEventListener: (type, listener) => {
        tabs.push({ type, listener, tab });
      },
      show(persisted) {
        for (const entry of tabs) {
          if (entry.tab !== tab || entry.type !== "pageshow") continue;
          entry.listener(Object.assign(new Event("pageshow"), { persisted }));
        }
      },
    };
  };
  const clear = () => {
    values.clear();
    tell(0, null, null);
  };
  return { openTab, values, clear };
}

function openBox(host: BrowserHost | undefined, version = 1, days?: number) {
  return createBrowserStore<Box>({
    name: "box",
    version,
    initial: { items: [] },
    parse: (saved) => {
      const items = (saved as Box | null)?.items;
      return Array.isArray(items) ? { items } : undefined;
    },
    host,
    ...(days === undefined ? {} : { days }),
  });
}

const saved = (state: unknown, version = 1) => JSON.stringify({ state, version });

describe("a browser store", () => {
  it("survives a reload", () => {
    const { openTab } = browser();
    openBox(openTab()).setState({ items: [1, 2] });
    expect(openBox(openTab()).getState()).toEqual({ items: [1, 2] });
  });

  it("shows the initial state on the server and during hydration, whatever was saved", () => {
    const { openTab } = browser({ box: saved({ items: [7] }) });
    const store = openBox(openTab());
    expect(store.getInitialState()).toEqual({ items: [] });
    expect(store.getState()).toEqual({ items: [7] });
    expect(openBox(undefined).getState()).toEqual({ items: [] });
  });

  it("follows other tabs", () => {
    const { openTab } = browser();
    const [one, two] = [openBox(openTab()), openBox(openTab())];
    one.setState({ items: [3] });
    expect(two.getState()).toEqual({ items: [3] });
    two.setState({ items: [3, 4] });
    expect(one.getState()).toEqual({ items: [3, 4] });
  });

  it("starts afresh when another tab clears the storage", () => {
    const { openTab, clear } = browser({ box: saved({ items: [7] }) });
    const store = openBox(openTab());
    clear();
    expect(store.getState()).toEqual({ items: [] });
  });

  it("reads again when the page is restored from the back/forward cache", () => {
    const { openTab, values } = browser();
    const tab = openTab();
    const store = openBox(tab);
    values.set("box", saved({ items: [9] }));
    tab.show(false);
    expect(store.getState()).toEqual({ items: [] });
    tab.show(true);
    expect(store.getState()).toEqual({ items: [9] });
  });

  it.each([
    ["broken JSON", "{"],
    ["another shape", saved({ items: "all" })],
    ["another version", saved({ items: [1] }, 2)],
    ["null", "null"],
    ["a bare number", "5"],
  ])("starts afresh from %s", (_what, text) => {
    const { openTab } = browser({ box: text });
    const store = openBox(openTab());
    expect(store.getState()).toEqual({ items: [] });
    store.setState({ items: [1] });
    expect(openBox(openTab()).getState()).toEqual({ items: [1] });
  });

  it("removes saved state that has expired", () => {
    const ago = (days: number) => Date.now() - days * 86_400_000;
    const open = (kept_at: number) => {
      const text = JSON.stringify({ state: { items: [1] }, version: 1, kept_at });
      const { openTab, values } = browser({ box: text });
      return { items: openBox(openTab(), 1, 30).getState().items, values };
    };
    expect(open(ago(29)).items).toEqual([1]);
    expect(open(ago(31)).items).toEqual([]);
    expect(open(ago(31)).values.has("box")).toBe(false);

    const { openTab, values } = browser();
    openBox(openTab(), 1, 30).setState({ items: [2] });
    expect(JSON.parse(values.get("box") ?? "").kept_at).toBeGreaterThan(ago(1));
  });

  it("is read from the text of another place by the same rules", () => {
    const store = openBox(undefined, 1, 30);
    const text = (version: number, kept_at: number) =>
      JSON.stringify({ state: { items: [1] }, version, kept_at });
    expect(store.readSaved(text(1, Date.now()))).toEqual({ items: [1] });
    expect(store.readSaved(text(2, Date.now()))).toBeUndefined();
    expect(store.readSaved(text(1, Date.now() - 31 * 86_400_000))).toBeUndefined();
    for (const broken of ["", "null", "{", '{"version":1}']) {
      expect(store.readSaved(broken)).toBeUndefined();
    }
  });

  it("lives on in memory when the storage is full", () => {
    const tab = browser({ box: saved({ items: [1] }) }).openTab();
    tab.localStorage.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    const store = openBox(tab);
    store.setState({ items: [1, 2] });
    expect(store.getState()).toEqual({ items: [1, 2] });
    tab.show(true);
    expect(store.getState()).toEqual({ items: [1, 2] });
  });

  it("lives on in memory when the storage is blocked", () => {
    const store = openBox({
      get localStorage(): Storage {
        throw new DOMException("blocked", "SecurityError");
      },
      addEventListener() {},
    });
    store.setState({ items: [1] });
    expect(store.getState()).toEqual({ items: [1] });
  });
});
