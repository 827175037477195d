/** Something that this site keeps in this browser. */
export type KeptEntry = { place: "cookie" | "local" | "session"; name: string; characters: number };

export type BrowserStores = {
  cookie: string;
  localStorage: Pick<Storage, "length" | "key" | "getItem">;
  sessionStorage: Pick<Storage, "length" | "key" | "getItem">;
};

function listStorage(place: "local" | "session", read: () => BrowserStores["localStorage"]) {
  try {
    const storage = read();
    return Array.from({ length: storage.length }, (_, index): KeptEntry => {
      const name = storage.key(index) ?? "";
      return { place, name, characters: storage.getItem(name)?.length ?? 0 };
    });
  } catch {
    // Blocked storage keeps nothing.
    return [];
  }
}

/** Everything that pages of this site can find in the browser, by place and name. */
export function listKept(browser: BrowserStores): KeptEntry[] {
  const cookies = browser.cookie
    .split(";")
    .map((pair) => pair.trim())
    .filter(Boolean)
    .map((pair): KeptEntry => {
      const [name = "", ...value] = pair.split("=");
      return { place: "cookie", name, characters: value.join("=").length };
    });
  return [
    ...cookies,
    ...listStorage("local", () => browser.localStorage),
    ...listStorage("session", () => browser.sessionStorage),
  ].toSorted(
    (one, other) => one.place.localeCompare(other.place) || one.name.localeCompare(other.name),
  );
}
