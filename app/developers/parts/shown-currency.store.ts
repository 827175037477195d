import { CURRENCIES, type Currency } from "#contract/members/member-terms.ts";
import { createBrowserStore } from "#platform/browser/browser-store.ts";

/** The currency in which the visitor wants to see amounts; empty for the one they are quoted in. */
export const shownCurrencyStore = createBrowserStore<{ currency: Currency | "" }>({
  name: "currency",
  version: 1,
  initial: { currency: "" },
  parse(saved) {
    const { currency } = (saved ?? {}) as { currency?: unknown };
    const known = (["", ...CURRENCIES] as const).find((one) => one === currency);
    return known === undefined ? undefined : { currency: known };
  },
});
