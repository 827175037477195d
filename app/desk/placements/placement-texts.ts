import { toMoney } from "#app/developers/parts/money-text.ts";
import type { Currency } from "#contract/members/member-terms.ts";
import type { Margin } from "./placement-terms.ts";

/** `€54.50 / h`. */
export const toRateText = (rate: number | null, currency: Currency | null): string =>
  rate === null || currency === null ? "" : `${toMoney(rate, currency)} / h`;

/** `€12 / h, 20 %`. */
export const toMarginText = (margin: Margin | null, currency: Currency): string =>
  margin === null ? "" : `${toMoney(margin.amount, currency)} / h, ${margin.percent} %`;

/** Names of its fields inside a sentence. */
export const PLACEMENT_LABELS: Readonly<Record<string, string>> = {
  client_rate: "client rate",
  client_currency: "currency",
  own_rate: "own rate",
  own_currency: "currency of the own rate",
  starts_on: "first day",
  ends_on: "planned end",
  hours_per_week: "hours a week",
  notice_days: "notice",
  trial_ends_on: "end of the trial",
  has_buyout: "buyout",
  terms: "other terms",
  upload_id: "contract",
};
