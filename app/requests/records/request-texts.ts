import { toMoney } from "#app/developers/parts/member-texts.ts";
import type { CallStatus } from "#contract/booking.ts";
import { type Currency, SENIORITY_LABELS, type SeniorityLevel } from "#contract/member-terms.ts";
import type { Site } from "#contract/site.ts";
import { type AnswerRow, toAnswerRows } from "#platform/forms/fields.ts";
import { toZonedText } from "#platform/zoned-text.ts";
import {
  CONTACT_FIELDS,
  type ContactName,
  PROJECT_FIELDS,
  type ProjectName,
} from "../client-fields.ts";

type Project = Record<ProjectName, string | null>;
type Detail = [name: string, value: string];

const toDetail = ({ short, value }: AnswerRow): Detail => [short, value];
const isShown = ({ value, optional }: AnswerRow) => value !== "" || !optional;

/** The contacts of a request in words, for emails, the desk and the command line. */
export function toContactDetails(
  contacts: Record<ContactName, string | null>,
  none: string,
): Detail[] {
  return toAnswerRows(CONTACT_FIELDS, contacts).map(({ short, value }) => [short, value || none]);
}

/** The project of a request in words, without texts of several lines. */
export function toProjectDetails(project: Project): Detail[] {
  const rows = toAnswerRows(PROJECT_FIELDS, project);
  return rows.filter((row) => row.control !== "textarea" && isShown(row)).map(toDetail);
}

/** Selected options of the project, without text that the sender typed. */
export function toProjectTerms(project: Project): Detail[] {
  const rows = toAnswerRows(PROJECT_FIELDS, project);
  return rows.filter(({ control }) => control === "radios").map(toDetail);
}

/** Texts of several lines in a request, without those that are empty. */
export function toProjectTexts(project: Project): Detail[] {
  const rows = toAnswerRows(PROJECT_FIELDS, project);
  return rows.filter(({ control, value }) => control === "textarea" && value).map(toDetail);
}

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
