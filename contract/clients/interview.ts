import { z } from "zod";
import { MemberCardSchema } from "../members/member.ts";
import { toText } from "../values/text.ts";
import { isTimeZone } from "../values/time-zone.ts";
import {
  INTERVIEW_SIDES,
  INTERVIEW_STATUSES,
  MAX_INTERVIEW_MESSAGE,
  MAX_INTERVIEW_PLACE,
  MAX_INTERVIEW_TIMES,
  MIN_INTERVIEW_TIMES,
} from "./interview-terms.ts";

const SideSchema = z.enum(INTERVIEW_SIDES);
const InstantSchema = z.iso
  .datetime({ offset: true, error: "Choose a time" })
  .describe("Beginning of an interview, in any zone");
const HourSchema = z.coerce.number().int();

/** The client's working day: whole hours by a zone's clocks, which may go past midnight. */
export const InterviewDaySchema = z
  .object({
    zone: z.string().max(64).refine(isTimeZone, "Choose your time zone").describe("IANA time zone"),
    from: HourSchema.min(0).max(23).describe("Hour at which it begins"),
    to: HourSchema.min(1)
      .max(24)
      .describe("Hour at which it ends, at or before `from` on the next day"),
  })
  .meta({ id: "InterviewDay" });
export type InterviewDay = z.infer<typeof InterviewDaySchema>;

/** An interview as both sides see it. */
export const InterviewSchema = z
  .object({
    member_id: z.number().int().describe("Id of the member"),
    status: z.enum(INTERVIEW_STATUSES).describe("`open` until a time is agreed"),
    starts_at: z.iso.datetime().nullable().describe("The agreed time; null without one"),
    ends_at: z.iso.datetime().nullable().describe("Its end"),
    times: z.array(z.iso.datetime()).describe("Proposed beginnings, of which one is confirmed"),
    waiting_for: SideSchema.nullable().describe(
      "Who confirms one of `times`, or proposes some where there are none",
    ),
    message: z.string().describe("From the other side, with the proposal or refusal"),
    place: z.string().describe("Where it takes place, as the agency entered it"),
    day: InterviewDaySchema.describe("The client's working day"),
    sequence: z.number().int().describe("Incremented by each change; send the one you read"),
  })
  .meta({ id: "Interview" });
export type Interview = z.infer<typeof InterviewSchema>;

/** What the page of an interview shows, to the side whose link it is. */
export const InterviewOfferSchema = z
  .object({
    side: SideSchema.describe("Whose link it is"),
    client: z.string().describe("Name of the client"),
    member: MemberCardSchema.pick({
      id: true,
      first_name: true,
      last_name: true,
      position: true,
    }).describe("Whom the client meets"),
    interview: InterviewSchema.nullable().describe("Null before the client has proposed times"),
    day: InterviewDaySchema.describe("The client's working day that the times are within"),
    member_timezone: z.string().describe("IANA time zone"),
    free_times: z
      .array(z.iso.datetime())
      .describe("Beginnings that suit both days and collide with no other interview"),
    confirmable: z.array(z.iso.datetime()).describe("Of the proposed times, those still possible"),
    can_cancel: z.boolean().describe("Whether there is an interview that has not begun"),
    problem: z.string().nullable().describe("Why no time can be agreed any more"),
  })
  .meta({ id: "InterviewOffer" });
export type InterviewOffer = z.infer<typeof InterviewOfferSchema>;

/** Each side may write a little; addresses are exchanged by the agency alone. */
const MessageSchema = z
  .string()
  .overwrite(toText)
  .max(MAX_INTERVIEW_MESSAGE, `Message must be ${MAX_INTERVIEW_MESSAGE} characters or less`)
  .refine((text) => !/\S@\S/.test(text), "Leave out email addresses. We pass messages on")
  .default("")
  .describe("To the other side");

const seen = {
  sequence: z.coerce
    .number("Send the sequence of the interview")
    .int()
    .min(0)
    .describe("That was seen; 0 before the first proposal"),
};

const TimesSchema = z
  .array(InstantSchema, { error: `Choose ${MIN_INTERVIEW_TIMES} or ${MAX_INTERVIEW_TIMES} times` })
  .transform((times) => [...new Set(times.map((time) => new Date(time).toISOString()))])
  .pipe(
    z
      .array(z.string())
      .min(MIN_INTERVIEW_TIMES, `Choose ${MIN_INTERVIEW_TIMES} or ${MAX_INTERVIEW_TIMES} times`)
      .max(MAX_INTERVIEW_TIMES, `Choose ${MIN_INTERVIEW_TIMES} or ${MAX_INTERVIEW_TIMES} times`),
  );

const ChangedDaySchema = InterviewDaySchema.optional().describe(
  "The client's working day that the times are within; without it the one of the last proposal",
);

const proposeFields = {
  intent: z.literal("propose").describe("Send times to the other side"),
  ...seen,
  times: TimesSchema.describe("Two or three of the free times"),
  day: ChangedDaySchema,
  message: MessageSchema,
};
const confirmFields = {
  intent: z.literal("confirm").describe("Agree on one of its times"),
  ...seen,
  time: InstantSchema,
};
const declineFields = {
  intent: z.literal("decline").describe("None of its times suits"),
  ...seen,
  message: MessageSchema,
};
const cancelFields = {
  intent: z.literal("cancel").describe("End the interview"),
  ...seen,
  message: MessageSchema,
};

/** What either side does with an interview by its link. */
export const InterviewChangeSchema = z
  .discriminatedUnion("intent", [
    z.object(proposeFields),
    z.object(confirmFields),
    z.object(declineFields),
    z.object(cancelFields),
  ])
  .meta({ id: "InterviewChange" });
export type InterviewChange = z.infer<typeof InterviewChangeSchema>;

const onBehalf = { side: SideSchema };

/** What staff do, on behalf of a side. Their `confirm` agrees on any free time. */
export const StaffInterviewChangeSchema = z.discriminatedUnion("intent", [
  z.object({ ...proposeFields, ...onBehalf }),
  z.object({ ...confirmFields, day: ChangedDaySchema, ...onBehalf }),
  z.object({ ...declineFields, ...onBehalf }),
  z.object({ ...cancelFields, ...onBehalf }),
  z.object({
    intent: z.literal("place"),
    ...seen,
    place: z
      .string()
      .trim()
      .max(MAX_INTERVIEW_PLACE, `Place must be ${MAX_INTERVIEW_PLACE} characters or less`)
      .regex(/^[^\n\t]*$/, "Enter one line"),
  }),
]);
export type StaffInterviewChange = z.infer<typeof StaffInterviewChangeSchema>;
