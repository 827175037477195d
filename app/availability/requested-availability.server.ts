import { z } from "zod";
import type { FieldErrors } from "#contract/http/problem.ts";
import {
  AVAILABILITY_ANSWERS,
  AVAILABILITY_CONTROLS,
  MAX_MONTHS_AHEAD,
} from "#contract/members/availability-terms.ts";
import { PublicError } from "#platform/errors.ts";
import type { InputValues } from "#platform/forms/use-step-form.ts";
import { toFieldErrors } from "#platform/http/field-errors.ts";
import { monthsBefore } from "#services/personal-data/time-before.ts";

/** What a member answers. */
export type RequestedAvailability =
  | { answer: "same"; shown_from: string }
  | { answer: "now" | "not_now" }
  | { answer: "from"; available_from: string };

const { answer, date, shown } = AVAILABILITY_CONTROLS;
const isDate = (text: string) => z.iso.date().safeParse(text).success;

const AnswerSchema = z.object({
  [answer]: z.enum(AVAILABILITY_ANSWERS, "Select when you're available"),
});

/**
 * Reads the answer of a posted form.
 * @param today by the member's clocks
 */
export function parseRequested(
  input: InputValues,
  today: string,
): { requested: RequestedAvailability } | { errors: FieldErrors } {
  const parsed = AnswerSchema.safeParse(input);
  if (!parsed.success) return { errors: toFieldErrors(parsed.error) };
  const chosen = parsed.data[answer] as RequestedAvailability["answer"];
  const day = input[date]?.trim() ?? "";
  if (chosen === "from") {
    const message = findDateError(day, today);
    return message
      ? { errors: { [date]: [message] } }
      : { requested: { answer: chosen, available_from: day } };
  }
  if (day !== "") {
    const message = 'Select "Available from another date" to use this date, or remove it';
    return { errors: { [date]: [message] } };
  }
  if (chosen === "same") return { requested: { answer: chosen, shown_from: input[shown] ?? "" } };
  return { requested: { answer: chosen } };
}

function findDateError(day: string, today: string): string | undefined {
  if (day === "") return "Enter the date you're available from";
  if (!isDate(day)) return "Enter a date like 2027-01-31";
  if (day < today) return "The date must be today or later";
  const last = monthsBefore(new Date(`${today}T00:00:00Z`), -MAX_MONTHS_AHEAD);
  if (day > last.toISOString().slice(0, 10)) return "The date must be within the next two years";
  return undefined;
}

/**
 * The date that the profile gets.
 * @param shown the date on the site now
 * @throws PublicError 409 when the date that was confirmed is another one
 */
export function toAvailableFrom(
  requested: RequestedAvailability,
  { shown, today }: { shown: string | null; today: string },
): string | null {
  switch (requested.answer) {
    case "same":
      if (requested.shown_from === shown) return shown;
      throw new PublicError(
        409,
        "The date on your profile has changed since you opened this page. Check it",
      );
    case "now":
      return shown !== null && shown <= today ? shown : today;
    case "from":
      return requested.available_from;
    case "not_now":
      return null;
  }
}
