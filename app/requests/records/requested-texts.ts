import { toMoney } from "#app/developers/parts/money-text.ts";
import type { Currency, SeniorityLevel } from "#contract/members/member-terms.ts";
import { type AnswerRow, toAnswerRows } from "#platform/forms/fields.ts";
import { WANTED_FIELDS } from "../find-fields.ts";
import { toDeveloperCount } from "./request-texts.ts";

/** Requirements of a find request. */
type Requested = {
  /** Names, not slugs. */
  technologies: readonly string[];
  number_of_developers: number;
  seniority_level?: SeniorityLevel | null | undefined;
  max_rate?: number | null | undefined;
  currency: Currency;
};

/** Requirements in words. */
export function toRequestedRows(requested: Requested): AnswerRow[] {
  const { technologies, number_of_developers, seniority_level, max_rate, currency } = requested;
  return toAnswerRows(WANTED_FIELDS, {
    technologies: technologies.join(", "),
    number_of_developers: toDeveloperCount(number_of_developers),
    seniority_level: seniority_level ?? "",
    max_rate: max_rate ? `${toMoney(max_rate, currency)} / h` : "No limit",
  });
}

export function toRequestedDetails(requested: Requested): [name: string, value: string][] {
  return toRequestedRows(requested).map(({ label, value }) => [label, value]);
}
