import type { SEARCH_CURRENCIES } from "#contract/members/member-terms.ts";

/** What people call the currencies of searches, in any language; each name is an `otherCurrency` too. */
export const CURRENCY_NAMES: Readonly<Record<(typeof SEARCH_CURRENCIES)[number], string>> = {
  CHF: "chf, franken, swiss francs, francs suisses, sfr",
  PLN: "pln, zloty, zlotys, zł, zl, złotych",
  CZK: "czk, kč, korun",
  SEK: "sek, svenska kronor",
  NOK: "nok, norske kroner",
  DKK: "dkk, danske kroner",
  HUF: "huf, forint, forints",
  RON: "ron, lei",
  CAD: "cad, canadian dollars",
  AUD: "aud, australian dollars",
  INR: "inr, ₹, rupee, rupees",
};

/** What people write right after an amount of money for "an hour" and "a day". */
export const BARE_PERIODS = [
  { kind: "perHour", names: "hour, hr, stunde, std, heure, hora, ora, uur, godzina" },
  { kind: "perDay", names: "day, tag, jour, jours, día, giorno, dag, dzień" },
] as const;
