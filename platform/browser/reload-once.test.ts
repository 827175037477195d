import { expect, test } from "vitest";
import { type ReloadHost, reloadOnce } from "./reload-once.ts";

function createTab(saved = new Map<string, string>()) {
  const tab = { reloads: 0 };
  const host: ReloadHost = {
    sessionStorage: {
      getItem: (name) => saved.get(name) ?? null,
      setItem: (name, value) => void saved.set(name, value),
    },
    location: {
      reload: () => {
        tab.reloads += 1;
      },
    },
  };
  return { tab, host };
}

test("a page is reloaded once in 10 seconds, noted in the tab", () => {
  const { tab, host } = createTab();
  const start = 1_800_000_000_000;
  expect(reloadOnce(host, start)).toBe(true);
  expect(reloadOnce(host, start + 9_999)).toBe(false);
  expect(tab.reloads).toBe(1);
  expect(reloadOnce(host, start + 10_000)).toBe(true);
  expect(tab.reloads).toBe(2);
});

test("a tab that cannot store the time of a reload is not reloaded: it might loop", () => {
  const { tab, host } = createTab();
  host.sessionStorage.setItem = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  expect(reloadOnce(host)).toBe(false);
  expect(tab.reloads).toBe(0);
});
