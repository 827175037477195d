import type { Site } from "#contract/content/site.ts";
import { CURRENCIES, type Currency, type KnownCurrency } from "#contract/members/member-terms.ts";
import { toCurrency } from "./terms/terms.ts";

/** What of `site.yaml` amounts are converted by. */
export type ExchangeSite = Pick<Site, "terms" | "exchange_rates"> | undefined;

/** Days after which rates are too old to compare by. */
export const MAX_EXCHANGE_RATE_DAYS = 60;

/** How much of a currency one unit of the site's currency is; undefined where it is not known. */
function toExchangeRate(site: ExchangeSite, currency: KnownCurrency): number | undefined {
  return currency === toCurrency(site?.terms) ? 1 : site?.exchange_rates?.rates[currency];
}

/** The currencies that amounts can be shown in: that of the site, and those with a rate. */
export function listCurrencies(site: ExchangeSite): Currency[] {
  return CURRENCIES.filter((currency) => toExchangeRate(site, currency) !== undefined);
}

/**
 * An amount in another currency, not rounded; undefined where a rate is missing. The database
 * converts the rates of members in the same way (`to_site_rate`).
 */
export function convertAmount(
  amount: number,
  { from, to }: { from: KnownCurrency; to: Currency },
  site: ExchangeSite,
): number | undefined {
  if (from === to) return amount;
  const [divisor, factor] = [toExchangeRate(site, from), toExchangeRate(site, to)];
  return divisor === undefined || factor === undefined ? undefined : (amount / divisor) * factor;
}

/** Whether the rates are older than 60 days, so that amounts can be far off. */
export function areExchangeRatesOld(date: string, today: string): boolean {
  return Date.parse(today) - Date.parse(date) > MAX_EXCHANGE_RATE_DAYS * 86_400_000;
}
