import { z } from "zod";
import { CURRENCIES } from "../members/member-terms.ts";
import { MAX_LENGTH } from "../values/limits.ts";
import { toLine, toText } from "../values/text.ts";
import { uploadTokenSchema } from "../values/upload.ts";
import { MAX_HOURS_PER_WEEK, MAX_NOTICE_DAYS, MAX_TERMS } from "./placement-terms.ts";

const VersionSchema = z.coerce.number().int().min(1);
const RATE = "Enter a rate from 1 to 10,000, like 54.50";

/** A comma separates decimals as well; empty is unknown. */
const OptionalRateSchema = z
  .string()
  .default("")
  .transform((input) => (input.trim() === "" ? null : Number(input.trim().replace(",", "."))))
  .pipe(z.number(RATE).min(1, RATE).max(10_000, RATE).multipleOf(0.01, RATE).nullable());
const RateSchema = OptionalRateSchema.pipe(z.number("Enter what the client pays for an hour"));

const CurrencySchema = z.enum(CURRENCIES, { error: "Select a currency" });
const dateSchema = (message: string) => z.iso.date({ error: message });
const optionalDate = (message: string) =>
  z
    .union([z.literal(""), z.iso.date()], { error: message })
    .default("")
    .transform((date) => date || null);

const optionalCount = (max: number, message: string) =>
  z
    .string()
    .default("")
    .transform((input) => (input.trim() === "" ? null : Number(input)))
    .pipe(z.number(message).int(message).min(1, message).max(max, message).nullable());

const TickSchema = z
  .literal("on")
  .optional()
  .transform((tick) => tick === "on");

const FIELDS = {
  client_rate: RateSchema,
  client_currency: CurrencySchema,
  own_rate: OptionalRateSchema,
  own_currency: CurrencySchema,
  starts_on: dateSchema("Enter the first day"),
  ends_on: optionalDate("Enter the planned end as a date"),
  hours_per_week: optionalCount(
    MAX_HOURS_PER_WEEK,
    `Hours a week must be a whole number from 1 to ${MAX_HOURS_PER_WEEK}`,
  ),
  notice_days: optionalCount(
    MAX_NOTICE_DAYS,
    `Notice must be a whole number of days from 1 to ${MAX_NOTICE_DAYS}`,
  ),
  trial_ends_on: optionalDate("Enter the end of the trial as a date"),
  has_buyout: TickSchema,
  terms: z
    .string()
    .overwrite(toText)
    .max(MAX_TERMS, "Terms must be 2,000 characters or less")
    .default(""),
  /** Of a file that replaces the contract. */
  contract: uploadTokenSchema().optional(),
  /** Whether the profile is available from the planned end on. */
  is_followed: TickSchema,
};

/** Dates in their order: what ends does so on its first day or later. */
function checkDates(
  { starts_on, ends_on, trial_ends_on }: Record<string, unknown>,
  context: z.RefinementCtx,
): void {
  const add = (path: string, message: string) =>
    context.addIssue({ code: "custom", path: [path], message });
  const isBefore = (day: unknown) => typeof day === "string" && day < String(starts_on);
  if (isBefore(ends_on)) add("ends_on", "The planned end must be the first day or later");
  if (isBefore(trial_ends_on)) add("trial_ends_on", "The trial must end on the first day or later");
}

const REQUEST = "Enter the reference of a request, like OG-7K3M9Q";

/** A new placement: of a member, for the client of a request. */
export const NewPlacementSchema = z
  .object({
    request: z.string({ error: REQUEST }).overwrite(toLine).min(1, REQUEST).max(40, REQUEST),
    member: z
      .string({ error: "Select a member" })
      .overwrite(toLine)
      .min(1, "Select a member")
      .max(MAX_LENGTH.search, "Select a member"),
    ...FIELDS,
  })
  .superRefine(checkDates);
export type NewPlacement = z.infer<typeof NewPlacementSchema>;

/** Corrects what was agreed. */
export const PlacementEditSchema = z
  .object({ version: VersionSchema, ...FIELDS })
  .superRefine(checkDates);
export type PlacementEdit = z.infer<typeof PlacementEditSchema>;

/** What the page of a placement records. */
export const PlacementChangeSchema = z.discriminatedUnion(
  "intent",
  [
    z.object({
      intent: z.literal("extend"),
      version: VersionSchema,
      ends_on: dateSchema("Enter the new planned end"),
      is_followed: TickSchema,
    }),
    z.object({
      intent: z.literal("end"),
      version: VersionSchema,
      ended_on: dateSchema("Enter the last day"),
      is_followed: TickSchema,
    }),
    z.object({
      intent: z.literal("buy-out"),
      version: VersionSchema,
      ended_on: dateSchema("Enter the day of the buyout"),
    }),
    z.object({ intent: z.literal("undo"), version: VersionSchema }),
    z.object({ intent: z.literal("follow"), version: VersionSchema }),
  ],
  { error: "Choose what to do" },
);
export type PlacementChange = z.infer<typeof PlacementChangeSchema>;
