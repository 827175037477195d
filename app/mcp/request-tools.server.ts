import { z } from "zod";
import { listFreeSlots } from "#app/booking/slots/free-slots.service.server.ts";
import { toMemberSearch } from "#app/developers/filters/member-url.ts";
import { withWords } from "#app/developers/filters/search-parameters.ts";
import { getBookingConfig } from "#app/site/site.service.server.ts";
import { MAX_REQUEST_MEMBERS } from "#contract/values/limits.ts";
import { SlugSchema } from "#contract/values/taxonomy.ts";
import { isTimeZone } from "#contract/values/time-zone.ts";
import { unprocessable } from "#platform/errors.ts";
import { toClockText } from "#platform/time/zoned-text.ts";
import { getBySlug, readFilter, SearchSchema } from "./developer-tools.server.ts";
import { toPublicTool } from "./tool.server.ts";

const MAX_TIMES = 40;

const DaySchema = z.iso.date("Use a date like 2027-01-31").optional();
const DAY_MS = 24 * 3_600_000;

const listFreeTimes = toPublicTool({
  name: "list_free_times",
  title: "Free times for a call",
  description:
    "Start times at which a call with the agency can be booked, the earliest first. To book one, a person opens the URL of draft_request and chooses it there.",
  input: z.strictObject({
    from: DaySchema.describe("First day, in UTC; today unless sent"),
    to: DaySchema.describe("Last day, in UTC"),
    time_zone: z
      .string()
      .max(64)
      .refine(isTimeZone, "Use an IANA time zone, such as Europe/Tallinn")
      .default("UTC")
      .describe("IANA zone of `local`"),
  }),
  async run({ db, clock }, { from, to, time_zone }) {
    const times = await listFreeSlots(db, {
      from: from ? new Date(from) : undefined,
      to: to ? new Date(Date.parse(to) + DAY_MS) : undefined,
      now: clock(),
    });
    const { slot_minutes } = await getBookingConfig(db);
    return {
      minutes: slot_minutes,
      time_zone,
      total: times.length,
      times: times.slice(0, MAX_TIMES).map((time) => ({
        starts_at: time.toISOString(),
        local: toClockText(time, time_zone),
      })),
    };
  },
});

const draftRequest = toPublicTool({
  name: "draft_request",
  title: "Draft a request to the agency",
  description:
    "Returns a URL of the request form, filled in with the chosen developers, or with a search when `developers` is left out. Nothing is sent or stored: a person opens it, enters how to reach them, and sends it.",
  input: SearchSchema.extend({
    developers: z
      .array(SlugSchema)
      .max(MAX_REQUEST_MEMBERS, `Send ${MAX_REQUEST_MEMBERS} slugs or fewer`)
      .optional()
      .describe("Slugs of developers to hire; then the request is about them"),
  }),
  async run(deps, { developers = [], ...search }) {
    const { db, env } = deps;
    const slugs = [...new Set(developers)];
    if (slugs.length > 0) {
      const found = await Promise.all(slugs.map((slug) => getBySlug(db, slug)));
      const members = found.map(({ slug }) => slug).join(",");
      return { url: `${env.siteUrl}/hire/form?members=${members}`, ...NEXT };
    }
    const { filter, chips, words } = await readFilter(deps, search);
    if (chips.length === 0) throw unprocessable({ q: ["Say who is looked for"] });
    const path = withWords(`/find${toMemberSearch(filter)}`, words);
    return { url: env.siteUrl + path, filters: chips.map(({ label }) => label), ...NEXT };
  },
});

const NEXT = { next: "Give this URL to the person: only they can complete and send the request." };

export const requestTools = [listFreeTimes, draftRequest];
