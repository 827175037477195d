import { z } from "zod";
import { DayHoursSchema, PlaceSchema, TimeZoneSchema, WEEKDAYS, type Weekday } from "./booking.ts";

const HostSchema = z.coerce.number().int().min(1).max(32_767);

/** Who gets calls: a host by their number, `free` for each who is free, empty for no one. */
export const NextHostSchema = z
  .string()
  .regex(/^(?:free|\d{0,5})$/, "Select who gets the calls")
  .transform((text) => (text === "free" ? text : text ? Number(text) : undefined));

const MAX_DAYS_OFF = 366;
const DAY_MS = 24 * 3_600_000;

/** The URL of a calendar; `webcal:` is how calendar programs write `https:`. */
const CalendarUrlSchema = z
  .string()
  .trim()
  .max(2_000, "The link must be 2,000 characters or less")
  .transform((url) => url.replace(/^webcals?:/i, "https:"))
  .pipe(z.url({ protocol: /^https$/, error: "Enter a link that begins with https://" }));

/** Hours of a weekday as they are entered: `10:00-13:00, 14:00-18:00`. */
const HoursTextSchema = z
  .string()
  .max(200)
  .default("")
  .transform((text, context) => {
    const hours = text
      .split(/,|\band\b/)
      .map((span) => span.replace(/\s*[–-]\s*/, "-").trim())
      .filter(Boolean);
    const { data, error } = DayHoursSchema.safeParse(hours);
    // In one field: which of the hours is wrong is seen there.
    if (error) context.addIssue({ code: "custom", message: error.issues[0]?.message });
    return data ?? [];
  });

const HOURS_FIELDS = Object.fromEntries(WEEKDAYS.map((day) => [day, HoursTextSchema])) as Record<
  Weekday,
  typeof HoursTextSchema
>;

/** In place of one of the ways that `place` has: the link is in a field of its own. */
export const OWN_LINK = "link";

/** When and how a host takes calls; the agency's way where it is empty. */
const HostTermsSchema = z
  .object({
    intent: z.literal("set-host"),
    host: HostSchema,
    timezone: z.union([z.literal("").transform(() => null), TimeZoneSchema]),
    place: z.string().max(20).default(""),
    link: z.string().trim().default(""),
    ...HOURS_FIELDS,
  })
  .transform(({ intent, host, timezone, place, link, ...hours }, context) => {
    const { data, success, error } = PlaceSchema.safeParse(
      (place === OWN_LINK ? link : place) || undefined,
    );
    const message = place === OWN_LINK && !link ? "Enter the link" : error?.issues[0]?.message;
    if (message) {
      const path = [place === OWN_LINK ? "link" : "place"];
      context.addIssue({ code: "custom", path, message });
    }
    const hasHours = Object.values(hours).some((day) => day.length > 0);
    return {
      intent,
      host,
      timezone,
      place: (success && data) || null,
      weekly_hours: hasHours ? hours : null,
    };
  });

/** What a form of the page of hosts asks for. */
export const HostChangeSchema = z.discriminatedUnion(
  "intent",
  [
    z
      .object({
        intent: z.literal("add-days-off"),
        /** Empty for everybody. */
        host: z.union([z.literal("").transform(() => null), HostSchema]),
        first_day: z.iso.date("Enter the first day"),
        /** The same day when empty. */
        last_day: z.union([z.literal(""), z.iso.date()], { error: "Enter the last day" }),
        /** The references of the calls that were shown to be affected, one a line. */
        confirmed: z.string().max(20_000).default(""),
      })
      .transform(({ last_day, ...days }) => ({ ...days, last_day: last_day || days.first_day }))
      .superRefine(({ first_day, last_day }, context) => {
        const days = (Date.parse(last_day) - Date.parse(first_day)) / DAY_MS;
        const message =
          days < 0
            ? "The last day must be on or after the first"
            : days >= MAX_DAYS_OFF
              ? "Enter a year or less"
              : undefined;
        if (message) context.addIssue({ code: "custom", path: ["last_day"], message });
      }),
    z.object({ intent: z.literal("remove-days-off"), id: z.coerce.number().int().min(1) }),
    z.object({
      intent: z.literal("add-host"),
      staff: z.coerce.number("Select a person").int().min(1, "Select a person").max(2_147_483_647),
    }),
    HostTermsSchema,
    z.object({ intent: z.literal("stop-host"), host: HostSchema, next: NextHostSchema }),
    z.object({ intent: z.literal("new-feed"), host: HostSchema }),
    z.object({ intent: z.literal("remove-feed"), host: HostSchema }),
    z.object({ intent: z.literal("set-calendar"), host: HostSchema, url: CalendarUrlSchema }),
    z.object({ intent: z.literal("remove-calendar"), host: HostSchema }),
  ],
  { error: "Choose what to do" },
);
export type HostChange = z.infer<typeof HostChangeSchema>;
