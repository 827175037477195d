import type { Pay, VacancyCard } from "#contract/content/vacancy.ts";
import { WORKPLACE_LABELS } from "#contract/content/vacancy-terms.ts";

const PER: Record<Pay["per"], string> = { hour: "h", month: "month", year: "year" };

/** `€45–60 / h`. */
export function toPayText({ min, max, currency, per }: Pay): string {
  const format = new Intl.NumberFormat("en", {
    style: "currency",
    currency,
    maximumFractionDigits: 0,
  });
  const range = min === max ? format.format(min) : `${format.format(min)}–${plain(max)}`;
  return `${range} / ${PER[per]}`;
}

function plain(amount: number): string {
  return new Intl.NumberFormat("en", { maximumFractionDigits: 0 }).format(amount);
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
