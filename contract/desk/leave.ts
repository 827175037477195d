import { z } from "zod";
import { NextHostSchema } from "../calls/desk-host.ts";

const MAX_LEAVE_DAYS = 366;
const DAY_MS = 24 * 3_600_000;

const toPersonSchema = (error: string) =>
  z.coerce.number({ error }).int(error).min(1, error).max(2_147_483_647, error);

/** Of a select for each call: `call-OG-7K3M9Q`. */
const CALL_FIELD = "call-";
export const toCallField = (reference: string): string => CALL_FIELD + reference;

type NewLeaveInput = { first_day: string; last_day: string; [field: string]: unknown };

/** Who gets each call, by reference; those that are not in it stay. */
function toCalls(input: NewLeaveInput): Map<string, number> {
  const chosen = Object.entries(input).flatMap(([field, value]) => {
    if (!field.startsWith(CALL_FIELD)) return [];
    const { data } = NextHostSchema.safeParse(value);
    return typeof data === "number" ? [[field.slice(CALL_FIELD.length), data] as const] : [];
  });
  return new Map(chosen);
}

/** A leave as its form is sent. */
const NewLeaveSchema = z
  .looseObject({
    intent: z.literal("enter"),
    staff: toPersonSchema("Select who is away"),
    deputy: toPersonSchema("Select who has the work meanwhile"),
    first_day: z.iso.date("Enter the first day"),
    last_day: z.iso.date("Enter the last day"),
    /** Of the form: the same one again changes nothing. */
    key: z.uuid("Load the page again"),
    /** The references of the calls that were shown, one a line. */
    confirmed: z.string().max(20_000).default(""),
  })
  .superRefine(({ first_day, last_day }, context) => {
    const days = (Date.parse(last_day) - Date.parse(first_day)) / DAY_MS;
    const message =
      days < 0
        ? "The last day must be on or after the first"
        : days >= MAX_LEAVE_DAYS
          ? "Enter a year or less"
          : undefined;
    if (message) context.addIssue({ code: "custom", path: ["last_day"], message });
  })
  .transform((input) => {
    const { intent, staff, deputy, first_day, last_day, key, confirmed } = input;
    const calls = toCalls(input);
    return { intent, staff, deputy, first_day, last_day, key, confirmed, calls };
  });
export type NewLeave = Omit<z.infer<typeof NewLeaveSchema>, "intent">;

/** What a form of the page of leaves asks for. */
export const LeaveChangeSchema = z.discriminatedUnion("intent", [
  NewLeaveSchema,
  z.object({ intent: z.literal("end"), id: toPersonSchema("Select a leave") }),
]);
