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
  CAD: "cad, canadian dollars, canadian dollar, dollars canadiens, dollar canadien, kanadischen dollar, dollari canadesi, dólares canadienses, kanadische dollar, c$, ca$, can$",
  AUD: "aud, australian dollars, australian dollar, dollars australiens, dollar australien, australische dollar, australischen dollar, dólares australianos, aussie dollars, a$, au$",
  INR: "inr, ₹, rupee, rupees",
};

/** What people write for "an hour" right after an amount; in the singular, so that many of them are money. */
export const HOUR_NAMES = "hour, hr, stunde, std, heure, hora, ora, uur, godzina";

/** What people write right after an amount for "an hour" and "a day", and from which amount on without a currency. */
export const BARE_PERIODS = [
  {
    kind: "perHour",
    min: Infinity,
    names: HOUR_NAMES,
  },
  { kind: "perDay", min: 150, names: "day, tag, jour, día, giorno, dag, dzień" },
  { kind: "perDay", min: Infinity, names: "jours" },
  { kind: "perMonth", min: 1_000, names: "month, monat, mois, mes, mese, mês, maand, miesiąc" },
] as const;

/** What people call others, of which no site has a rate: their amounts are named, and bound nothing. */
export const OTHER_CURRENCY_NAMES = `
  sgd, s$, sg$, singapore dollar, singapore dollars, sing dollars, hkd, hk$, hong kong dollar, hong kong dollars, nz$, new zealand dollar,
  new zealand dollars, kiwi dollars, twd, nt$, taiwan dollars, thb, baht, ils, nis, ₪, shekel, shekels, krw, ₩, korean won, myr, ringgit,
  idr, rupiah, vnd, ₫, sar, riyal, riyals, saudi riyal, qar, kwd, bhd, omr, egp, egyptian pounds, kes, ksh, kenyan shilling,
  kenyan shillings, shillings, ghs, cedi, cedis, cop, clp, mxn$, mx$, r$, brl$, ar$, colombian pesos, mexican pesos, argentine pesos,
  pesos colombianos, pesos mexicanos, pesos argentinos, pesos chilenos, bgn, leva, rsd, isk, kr, kronor, kroner, kronen, corone,
  pkr, pakistani rupees, bdt, taka, lkr, kzt, tenge, georgian lari, dinar, dinars, phil pesos, philippine pesos, turkish lira, singapur dollar,
  dollars de singapour, dólares de singapur, dollars de hong kong`;

/** What people write for a hundredth. */
export const PERCENTS =
  "%, percent, per cent, pct, prozent, pour cent, por ciento, per cento, por cento, procent";
