import { z } from "zod";

const HostSchema = z.coerce.number().int().min(1).max(32_767);
const MAX_DAYS_OFF = 366;
const DAY_MS = 24 * 3_600_000;

/** The URL of a calendar; `webcal:` is how calendar programs write `https:`. */
const CalendarUrlSchema = z
  .string()
  .trim()
  .max(2_000, "The link must be 2,000 characters or less")
  .transform((url) => url.replace(/^webcals?:/i, "https:"))
  .pipe(z.url({ protocol: /^https$/, error: "Enter a link that begins with https://" }));

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
    z.object({ intent: z.literal("new-feed"), host: HostSchema }),
    z.object({ intent: z.literal("remove-feed"), host: HostSchema }),
    z.object({ intent: z.literal("set-calendar"), host: HostSchema, url: CalendarUrlSchema }),
    z.object({ intent: z.literal("remove-calendar"), host: HostSchema }),
  ],
  { error: "Choose what to do" },
);
export type HostChange = z.infer<typeof HostChangeSchema>;
