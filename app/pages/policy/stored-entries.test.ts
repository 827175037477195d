import { expect, test } from "vitest";
import { type BrowserStores, listStoredEntries } from "./stored-entries.ts";

function kind(entries: Record<string, string>): BrowserStores["localStorage"] {
  const names = Object.keys(entries);
  return {
    length: names.length,
    key: (index) => names[index] ?? null,
    getItem: (name) => entries[name] ?? null,
  };
}

test("cookies and both storages are listed with their sizes", () => {
  const entries = listStoredEntries({
    cookie: "update-popup=hide; other=a=b",
    localStorage: kind({ shortlist: '{"list":[]}' }),
    sessionStorage: kind({ "reloaded-at": "1" }),
  });
  expect(entries).toEqual([
    { kind: "cookie", name: "other", characters: 3 },
    { kind: "cookie", name: "update-popup", characters: 4 },
    { kind: "local", name: "shortlist", characters: 11 },
    { kind: "session", name: "reloaded-at", characters: 1 },
  ]);
});

test("a browser that blocks storage has no entries", () => {
  const blocked: BrowserStores = {
    cookie: "",
    get localStorage(): never {
      throw new DOMException("denied", "SecurityError");
    },
    get sessionStorage(): never {
      throw new DOMException("denied", "SecurityError");
    },
  };
  expect(listStoredEntries(blocked)).toEqual([]);
});
