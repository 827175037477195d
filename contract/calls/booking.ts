import { z } from "zod";
import { ProblemSchema } from "../http/problem.ts";
import { BookedCallSchema, ReferenceSchema } from "../http/submission.ts";
import { EmailSchema } from "../values/person.ts";
import { PhoneSchema } from "../values/phone.ts";
import { isTimeZone } from "../values/time-zone.ts";
import { isCallPlace } from "./call-place.ts";

export const WEEKDAYS = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
] as const;
export type Weekday = (typeof WEEKDAYS)[number];

const TIME = "(?:[01]\\d|2[0-3]):[0-5]\\d";
const HOURS = new RegExp(`^${TIME}-(?:${TIME}|24:00)$`);

/** Minutes from midnight to midnight of `09:30-24:00`. */
export function toMinutes(hours: string): { from: number; to: number } {
  const [from = 0, to = 0] = hours.split("-").map((time) => {
    const [hour = 0, minute = 0] = time.split(":").map(Number);
    return hour * 60 + minute;
  });
  return { from, to };
}

function isHours(hours: string): boolean {
  const { from, to } = toMinutes(hours);
  return HOURS.test(hours) && from < to;
}

/** Hours of one weekday, in order: `10:00-13:00`. */
export const DayHoursSchema = z
  .array(
    z
      .string()
      .regex(HOURS, "Must be hours like 10:00-18:00")
      .refine((hours) => !HOURS.test(hours) || isHours(hours), "must begin before they end"),
  )
  .max(6)
  .refine(
    (day) =>
      // What is no time has its own problem.
      !day.every(isHours) ||
      day.every((hours, index) => {
        const before = day[index - 1];
        return before === undefined || toMinutes(before).to <= toMinutes(hours).from;
      }),
    "must follow one another without overlapping",
  )
  .default([]);

const WeeklyHoursSchema = z.strictObject({
  monday: DayHoursSchema,
  tuesday: DayHoursSchema,
  wednesday: DayHoursSchema,
  thursday: DayHoursSchema,
  friday: DayHoursSchema,
  saturday: DayHoursSchema,
  sunday: DayHoursSchema,
} satisfies Record<Weekday, z.ZodType>);

const OFFICE_HOURS = ["10:00-18:00"];

export const TimeZoneSchema = z
  .string()
  .refine(isTimeZone, "must be a time zone like Europe/Berlin");
const DaysOffSchema = z.array(z.iso.date()).max(400).default([]);

/** How calls take place; nothing is said of it when absent. */
export const PlaceSchema = z
  .string()
  .trim()
  .max(500)
  .refine(isCallPlace, "must be phone, client_link or a link that begins with https://")
  .optional();

/** A person who takes calls. The email address identifies them: calls keep their host by it. */
const HostSchema = z.strictObject({
  name: z
    .string()
    .trim()
    .min(1)
    .max(100)
    .regex(/^[^\n\t]*$/, "must be on one line"),
  email: EmailSchema,
  /** Of their hours and days off; the agency's when absent. */
  timezone: TimeZoneSchema.optional(),
  /** The agency's when absent. */
  weekly_hours: WeeklyHoursSchema.optional(),
  /** The agency's when absent. */
  place: PlaceSchema,
  /** Besides those of the agency. */
  days_off: DaysOffSchema,
});
export type Host = z.infer<typeof HostSchema>;

const MAX_HOSTS = 50;

/** How many calls can take place at the same time, or the people who take them. */
const HostsSchema = z.union([
  z.int().min(1).max(MAX_HOSTS),
  z
    .array(HostSchema)
    .min(1)
    .max(MAX_HOSTS)
    .refine(
      (hosts) => new Set(hosts.map(({ email }) => email.toLowerCase())).size === hosts.length,
      "must not name an email address twice",
    ),
]);

/** Booking configuration: `booking` in `site.yaml`, each field with a default (product §4). */
export const BookingConfigSchema = z.strictObject({
  timezone: TimeZoneSchema.default("UTC"),
  weekly_hours: WeeklyHoursSchema.default({
    monday: OFFICE_HOURS,
    tuesday: OFFICE_HOURS,
    wednesday: OFFICE_HOURS,
    thursday: OFFICE_HOURS,
    friday: OFFICE_HOURS,
    saturday: [],
    sunday: [],
  }),
  slot_minutes: z.int().min(5).max(240).default(30),
  notice_hours: z.int().min(0).max(720).default(12),
  days_ahead: z.int().min(1).max(90).default(14),
  buffer_minutes: z.int().min(0).max(240).default(10),
  place: PlaceSchema,
  hosts: HostsSchema.default(1),
  days_off: DaysOffSchema,
});
export type BookingConfig = z.infer<typeof BookingConfigSchema>;

const InstantSchema = z.iso.datetime({
  offset: true,
  error: "Send a time like 2026-12-01T08:30:00Z",
});

/** Secret of a hold or a call, as browsers and links carry it. */
const TokenSchema = z.string().regex(/^[\w-]{20,64}$/);

/** Most days that one question about slots may span. */
export const MAX_SLOT_DAYS = 62;

/** Query of `GET /api/booking/slots`. */
export const SlotQuerySchema = z
  .object({
    from: InstantSchema.optional().describe("Now unless sent"),
    to: InstantSchema.optional().describe("The last day that can be booked unless sent"),
    hold: TokenSchema.optional().describe("The browser's own hold doesn't block it"),
  })
  .refine(({ from, to }) => !from || !to || new Date(from) < new Date(to), {
    path: ["to"],
    error: "Send a `to` later than `from`",
  })
  .refine(
    ({ from, to }) =>
      !from || !to || Date.parse(to) - Date.parse(from) <= MAX_SLOT_DAYS * 86_400_000,
    { path: ["to"], error: `Ask for ${MAX_SLOT_DAYS} days or fewer` },
  );

export const SlotsSchema = z.object({
  data: z.array(z.iso.datetime()).describe("Start times of free slots, in UTC"),
  meta: z
    .object({
      timezone: z.string().describe("The operator's time zone"),
      slot_minutes: z.int().describe("Length of a call"),
      asks_phone: z.boolean().describe("Whether a host calls by phone: send `phone` with a call"),
    })
    .describe("What all slots have in common"),
});
export type Slots = z.infer<typeof SlotsSchema>;

/** Body of `POST /api/booking/holds`. */
export const HoldBodySchema = z.object({
  slot: InstantSchema.describe("Start time of a free slot"),
  hold: TokenSchema.optional().describe("This browser's earlier hold, which the new one replaces"),
  g_recaptcha: z
    .string()
    .max(8_192)
    .default("")
    .describe("A captcha token for `hold`; not needed while the earlier hold is alive"),
});

export const HoldSchema = z.object({
  hold: TokenSchema.describe("Secret; the form that books the slot sends it along"),
  starts_at: z.iso.datetime().describe("Of the slot"),
  expires_at: z.iso.datetime().describe("When the slot is free again"),
});
export type Hold = z.infer<typeof HoldSchema>;

/**
 * Request bodies of the endpoints of a booking's link; `sequence` is the one that the page has
 * shown.
 */
export const CancelBodySchema = z.object({
  sequence: z.int().min(0).describe("Of the call as it was read"),
});
export const MoveBodySchema = CancelBodySchema.extend({
  slot: InstantSchema.describe("Start time of a free slot"),
  timezone: z
    .string()
    .max(64)
    .refine(isTimeZone, "Choose your time zone")
    .describe("The client's IANA zone"),
});

/** Request body of the endpoint of a link that books a call. */
export const BookBodySchema = MoveBodySchema.omit({ sequence: true }).extend({
  phone: PhoneSchema.optional().describe("The number to call, where the host calls by phone"),
});

/**
 * A slot that is held while a visitor fills a form, or a call; a hold becomes its call. A call that
 * was not confirmed in time is `released`.
 */
export type BookingStatus = "held" | "booked" | "cancelled" | "released";

/** What a call is to its client: a booked one is tentative until it is confirmed. */
export const CALL_STATUSES = ["booked", "tentative", "cancelled", "released"] as const;
export type CallStatus = (typeof CALL_STATUSES)[number];

/** A call as its link shows it, without personal data. */
export const CallSchema = z.object({
  ...BookedCallSchema.shape,
  reference: ReferenceSchema.describe("Of the request that the call belongs to"),
  status: z.enum(CALL_STATUSES).describe("`released` when it was not confirmed in time"),
  sequence: z.int().describe("Incremented by each change"),
  reminds: z.boolean().describe("Whether the client is reminded by email on the day before"),
});
export type Call = z.infer<typeof CallSchema>;

/** 409: the slot is not free; `nearest` are the up to three free ones around it, in order. */
export const TakenProblemSchema = ProblemSchema.extend({
  nearest: z.array(z.iso.datetime()).describe("Start times of the closest free slots, in UTC"),
}).meta({ id: "TakenProblem" });
export type TakenProblem = z.infer<typeof TakenProblemSchema>;
