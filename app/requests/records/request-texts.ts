import { toMoney } from "#app/developers/parts/member-texts.ts";
import type { CallStatus } from "#contract/booking.ts";
import { type Currency, SENIORITY_LABELS, type SeniorityLevel } from "#contract/member-terms.ts";
import type { Site } from "#contract/site.ts";
import { toZonedText } from "#platform/zoned-text.ts";

/** `2026-11-21 11:15 Europe/Tallinn`, by the clocks of the agency. */
export function toAgencyTimeText(time: Date, { booking }: Pick<Site, "booking">): string {
  return toZonedText(time, booking?.timezone ?? "UTC");
}

const CALL_NOTES: Record<CallStatus, string> = {
  booked: "",
  tentative: "tentative, ",
  cancelled: "cancelled, was ",
  released: "not confirmed, was ",
};

/** In front of the time of a call: `cancelled, was `; nothing for one that is booked. */
export const toCallNote = (status: CallStatus): string => CALL_NOTES[status];

/** `2026-11-21 09:15 UTC`. */
export function toUtcText(time: Date): string {
  return `${time.toISOString().slice(0, 16).replace("T", " ")} UTC`;
}

/** Requirements of a find request as labels and texts. */
export function toWantedDetails(wanted: {
  /** Names, not slugs. */
  technologies: readonly string[];
  number_of_developers: number;
  seniority_level?: SeniorityLevel | null | undefined;
  max_rate?: number | null | undefined;
  currency: Currency;
}): [name: string, value: string][] {
  const { technologies, number_of_developers, seniority_level, max_rate, currency } = wanted;
  return [
    ["Technologies", technologies.join(", ")],
    ["How many", toDeveloperCount(number_of_developers)],
    ["Experience", seniority_level ? SENIORITY_LABELS[seniority_level] : "Any level"],
    ["Maximum rate", max_rate ? `${toMoney(max_rate, currency)} / h` : "No limit"],
  ];
}

/** `1 developer`, `3 developers`. */
export function toDeveloperCount(count: number): string {
  return count === 1 ? "1 developer" : `${count} developers`;
}
