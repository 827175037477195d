import type { Currency } from "#contract/members/member-terms.ts";
import { getLocale, isBritish, toCountText } from "#contract/values/trade.ts";

// Making a formatter costs far more than using it, and a list uses dozens.
const moneyFormats = new Map<string, Intl.NumberFormat>();

function toMoneyFormat(currency: Currency): Intl.NumberFormat {
  const locale = getLocale();
  const known = moneyFormats.get(locale + currency);
  if (known) return known;
  const format = new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    trailingZeroDisplay: "stripIfInteger",
  });
  moneyFormats.set(locale + currency, format);
  return format;
}

const SYMBOLS: Record<Currency, string> = { EUR: "€", USD: "$", GBP: "£" };

const CURRENCY_NAMES: Record<Currency, string> = {
  EUR: "euros",
  USD: "US dollars",
  GBP: "pounds sterling",
};

/** "euros": a currency inside a sentence. */
export const toCurrencyName = (currency: Currency): string => CURRENCY_NAMES[currency];

/**
 * `€58`, `€58.50`, `£6,496`: whole money without decimals, the same in Node and in every browser.
 */
export function toMoney(amount: number, currency: Currency): string {
  if (isBritish() && Number.isInteger(amount)) return SYMBOLS[currency] + toCountText(amount);
  return toMoneyFormat(currency).format(amount);
}
