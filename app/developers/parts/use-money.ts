import { createContext, useContext } from "react";
import { useStore } from "zustand";
import { convertAmount } from "#app/site/exchange.ts";
import { useSite } from "#app/site/use-site.ts";
import type { Currency } from "#contract/members/member-terms.ts";
import { toMoney } from "./money-text.ts";
import { shownCurrencyStore } from "./shown-currency.store.ts";

/** Whether amounts are what a contract would say, as in a proposal, and are not converted. */
export const QuotedAmounts = createContext(false);

type ShownMoney = { text: string; currency: Currency; isAbout: boolean };

/**
 * Amounts in the currency that the visitor has chosen; as they are quoted on the server, while
 * hydrating, because a cached page is the same for all, and where an exchange rate is missing.
 */
export function useShownMoney(): (amount: number, currency: Currency) => ShownMoney {
  const site = useSite();
  const isQuoted = useContext(QuotedAmounts);
  const chosen = useStore(shownCurrencyStore).currency;
  return (amount, currency) => {
    const to = isQuoted || chosen === "" ? currency : chosen;
    const converted =
      to === currency ? undefined : convertAmount(amount, { from: currency, to }, site);
    return converted === undefined
      ? { text: toMoney(amount, currency), currency, isAbout: false }
      : { text: toMoney(Math.round(converted), to), currency: to, isAbout: true };
  };
}

/** The same as a text: `€58`, `about $67`. */
export function useMoney(): (amount: number, currency: Currency) => string {
  const toShown = useShownMoney();
  return (amount, currency) => {
    const { text, isAbout } = toShown(amount, currency);
    return isAbout ? `about ${text}` : text;
  };
}
