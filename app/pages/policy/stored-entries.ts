/** An entry that this site stores in the browser. */
export type StoredEntry = {
  kind: "cookie" | "local" | "session";
  name: string;
  characters: number;
};

export type BrowserStores = {
  cookie: string;
  localStorage: Pick<Storage, "length" | "key" | "getItem">;
  sessionStorage: Pick<Storage, "length" | "key" | "getItem">;
};

function listStorage(kind: "local" | "session", read: () => BrowserStores["localStorage"]) {
  try {
    const storage = read();
    return Array.from({ length: storage.length }, (_, index): StoredEntry => {
      const name = storage.key(index) ?? "";
      return { kind, name, characters: storage.getItem(name)?.length ?? 0 };
    });
  } catch {
    // Blocked storage has no entries.
    return [];
  }
}

/** All entries that pages of this site can read, sorted by kind and name. */
export function listStoredEntries(browser: BrowserStores): StoredEntry[] {
  const cookies = browser.cookie
    .split(";")
    .map((pair) => pair.trim())
    .filter(Boolean)
    .map((pair): StoredEntry => {
      const [name = "", ...value] = pair.split("=");
      return { kind: "cookie", name, characters: value.join("=").length };
    });
  return [
    ...cookies,
    ...listStorage("local", () => browser.localStorage),
    ...listStorage("session", () => browser.sessionStorage),
  ].toSorted(
    (one, other) => one.kind.localeCompare(other.kind) || one.name.localeCompare(other.name),
  );
}
