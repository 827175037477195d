import { getTrade, type Retention } from "./trade.ts";

const RETENTION: Retention = {
  requests: 24,
  proposals: 24,
  applications_decided: 6,
  applications: 12,
  applications_with_consent: 24,
};

export const getRetention = (): Retention => ({ ...RETENTION, ...getTrade().retention });

/** `2 years`, `6 months`. */
export function toPeriodText(months: number): string {
  if (months > 12 && months % 12 === 0) return `${months / 12} years`;
  return months === 1 ? "1 month" : `${months} months`;
}
