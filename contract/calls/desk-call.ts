import { z } from "zod";
import { PhoneSchema } from "../values/phone.ts";
import { toLine, toText } from "../values/text.ts";
import { CALL_RESULTS, MAX_CALL_TEXT, OTHER_TIME } from "./desk-call-terms.ts";

const HostIdSchema = z.coerce.number({ error: "Select a host" }).int().min(1).max(32_767);

const REQUEST_MISSING = "Enter the reference of a request";
const ClockTimeSchema = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, "Enter a time like 14:30");

const shared = {
  /** Of the call as the page showed it. */
  sequence: z.coerce.number().int().min(0),
};

/** The conflicts that were shown, when they are accepted: one a line. */
const ConfirmedSchema = z.string().max(4_000).default("");

const TextSchema = (tooLong: string) =>
  z.string().overwrite(toText).max(MAX_CALL_TEXT, tooLong).default("");

/** What a form of a call's page asks for. */
export const DeskCallChangeSchema = z.discriminatedUnion(
  "intent",
  [
    z.object({
      ...shared,
      intent: z.literal("reassign"),
      host: HostIdSchema,
      confirmed: ConfirmedSchema,
    }),
    z
      .object({
        ...shared,
        intent: z.literal("move"),
        /** A time, or `other` for the date and time by the agency's clocks. */
        slot: z.union([z.literal(OTHER_TIME), z.iso.datetime()], { error: "Choose a time" }),
        date: z.string().default(""),
        time: z.string().default(""),
        /** Like `+03:00`, of a time that comes twice because clocks go back. */
        offset: z.string().max(6).default(""),
        confirmed: ConfirmedSchema,
      })
      .superRefine(({ slot, date, time }, context) => {
        if (slot !== OTHER_TIME) return;
        if (!z.iso.date().safeParse(date).success) {
          context.addIssue({ code: "custom", path: ["date"], message: "Enter a date" });
        }
        if (!ClockTimeSchema.safeParse(time).success) {
          context.addIssue({ code: "custom", path: ["time"], message: "Enter a time like 14:30" });
        }
      }),
    z.object({ ...shared, intent: z.literal("confirm") }),
    z.object({
      ...shared,
      intent: z.literal("outcome"),
      outcome: z.enum(CALL_RESULTS, { error: "Select how the call went" }),
      note: TextSchema("The note must be 1,000 characters or less"),
      /** Whether a client who did not come is offered another time by email. */
      offer: z.literal("on").optional(),
    }),
    z.object({
      ...shared,
      intent: z.literal("ask"),
      message: TextSchema("The text must be 1,000 characters or less"),
    }),
    z.object({
      ...shared,
      intent: z.literal("cancel"),
      reason: z
        .string()
        .overwrite(toText)
        .min(1, "Enter why the call is cancelled")
        .max(MAX_CALL_TEXT, "The reason must be 1,000 characters or less"),
    }),
  ],
  { error: "Choose what to do" },
);
export type DeskCallChange = z.infer<typeof DeskCallChangeSchema>;

/** A call that staff book by hand, at a time by the agency's clocks. */
export const EnteredCallSchema = z.object({
  /** Reference of the request that it is about. */
  request: z
    .string({ error: REQUEST_MISSING })
    .overwrite(toLine)
    .min(1, REQUEST_MISSING)
    .max(40, REQUEST_MISSING),
  host: HostIdSchema,
  date: z.iso.date({ error: "Enter a date" }),
  time: ClockTimeSchema,
  /** Like `+03:00`, of a time that comes twice because clocks go back. */
  offset: z.string().max(6).default(""),
  phone: PhoneSchema.default(""),
  confirmed: ConfirmedSchema,
  /** Whether the client gets the invitation, and a reminder the day before. */
  is_emailed: z.literal("on").optional(),
});
export type EnteredCall = z.output<typeof EnteredCallSchema>;
