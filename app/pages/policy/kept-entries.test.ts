import { expect, test } from "vitest";
import { type BrowserStores, listKept } from "./kept-entries.ts";

function storage(entries: Record<string, string>): BrowserStores["localStorage"] {
  const names = Object.keys(entries);
  return {
    length: names.length,
    key: (index) => names[index] ?? null,
    getItem: (name) => entries[name] ?? null,
  };
}

test("cookies and both storages are listed with what they hold", () => {
  const kept = listKept({
    cookie: "update-popup=hide; other=a=b",
    localStorage: storage({ shortlist: '{"list":[]}' }),
    sessionStorage: storage({ "reloaded-at": "1" }),
  });
  expect(kept).toEqual([
    { place: "cookie", name: "other", characters: 3 },
    { place: "cookie", name: "update-popup", characters: 4 },
    { place: "local", name: "shortlist", characters: 11 },
    { place: "session", name: "reloaded-at", characters: 1 },
  ]);
});

test("a browser that blocks storage keeps nothing there", () => {
  const blocked: BrowserStores = {
    cookie: "",
    get localStorage(): never {
      throw new DOMException("denied", "SecurityError");
    },
    get sessionStorage(): never {
      throw new DOMException("denied", "SecurityError");
    },
  };
  expect(listKept(blocked)).toEqual([]);
});
