import { convertAmount, type ExchangeSite } from "#app/site/exchange.ts";
import {
  ENDS_SOON_DAYS,
  type PlacementStatus,
  TRIAL_ENDS_DAYS,
} from "#contract/desk/placement-terms.ts";
import type { Currency } from "#contract/members/member-terms.ts";
import { addDays } from "#platform/time/date-text.ts";

/** Page of a placement at the desk. */
export const toPlacementPath = (id: number): string => `/desk/placements/${id}`;

/** A placement's number in a URL of the desk; undefined for what is none. */
export function parsePlacementNumber(text: string): number | undefined {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}

/** The last days that count as soon. */
export const toSoon = (today: string) => ({
  ends: addDays(today, ENDS_SOON_DAYS),
  trial: addDays(today, TRIAL_ENDS_DAYS),
});

type Dated = { status: PlacementStatus; ends_on: string | null; trial_ends_on: string | null };

/** What of a running placement needs attention; the list has the same rules in SQL. */
export function toDue({ status, ends_on, trial_ends_on }: Dated, today: string) {
  const soon = toSoon(today);
  const isRunning = status === "running";
  return {
    isEnding: isRunning && ends_on !== null && ends_on <= soon.ends,
    isPastEnd: isRunning && ends_on !== null && ends_on < today,
    isTrialEnding:
      isRunning && trial_ends_on !== null && trial_ends_on >= today && trial_ends_on <= soon.trial,
  };
}

/** `ends on 12 December 2026`, or `should have ended on`; of one with both, its end. */
export function toDueText(
  placement: Dated & { isEnding: boolean; isPastEnd: boolean; isTrialEnding: boolean },
  toText: (date: string) => string,
): string {
  const { ends_on, trial_ends_on, isEnding, isPastEnd, isTrialEnding } = placement;
  if (isPastEnd && ends_on) return `should have ended on ${toText(ends_on)}`;
  if (isEnding && ends_on) return `ends on ${toText(ends_on)}`;
  return isTrialEnding && trial_ends_on ? `trial ends on ${toText(trial_ends_on)}` : "";
}

type Rates = {
  client_rate: number;
  client_currency: Currency;
  own_rate: number | null;
  own_currency: Currency | null;
};

/** What remains of the client's rate, in its currency, and its share in percent. */
export type Margin = { amount: number; percent: number };

/** Null where the own rate is not known, or cannot be converted. */
export function toMargin(rates: Rates, site: ExchangeSite): Margin | null {
  const { client_rate, client_currency, own_rate, own_currency } = rates;
  if (own_rate === null || own_currency === null) return null;
  const own = convertAmount(own_rate, { from: own_currency, to: client_currency }, site);
  if (own === undefined) return null;
  const amount = Math.round((client_rate - own) * 100) / 100;
  return { amount, percent: Math.round(((client_rate - own) / client_rate) * 100) };
}
