import type { Pay, VacancyCard } from "#contract/content/vacancy.ts";
import { WORKPLACE_LABELS } from "#contract/content/vacancy-terms.ts";
import { getLocale } from "#contract/values/trade.ts";

const PER: Record<Pay["per"], string> = { hour: "h", month: "month", year: "year" };

/** `€45–60 / h`. */
export function toPayText({ min, max, currency, per }: Pay): string {
  const format = new Intl.NumberFormat(getLocale(), {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    maximumFractionDigits: 0,
  });
  // English alone repeats the symbol: "€45 – €60".
  const range = format.formatRange(min, max).replace(/ – \D+/, "–");
  return `${min === max ? format.format(min) : range} / ${PER[per]}`;
}

/** Closed by the operator; until then it is open, also past the day it was meant to end. */
export function isClosed({ closed_at }: Pick<VacancyCard, "closed_at">): boolean {
  return closed_at !== null;
}

/** `Hybrid · Tallinn, Estonia`; a location that names the workplace is shown alone. */
export function toPlaceText({
  workplace,
  location,
}: Pick<VacancyCard, "workplace" | "location">): string {
  const label = WORKPLACE_LABELS[workplace];
  return location.toLowerCase().startsWith(label.toLowerCase())
    ? location
    : `${label} · ${location}`;
}
