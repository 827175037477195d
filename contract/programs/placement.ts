import { z } from "zod";
import { PLACEMENT_STATUSES } from "../desk/placement-terms.ts";
import { ReferenceSchema } from "../http/submission.ts";
import { CURRENCIES } from "../members/member-terms.ts";

const day = (description: string) => z.iso.date().nullable().describe(description);
const number = (description: string) => z.number().nullable().describe(description);

/** A placement as programs read it. */
export const ProgramPlacementSchema = z
  .object({
    id: z.number().int().describe("Its number at the desk"),
    url: z.url().describe("Its page at the desk"),
    reference: ReferenceSchema.describe("Of the request that it came from"),
    client: z.string().describe("Name of who sent the request"),
    company_name: z.string().nullable().describe("As it was entered"),
    member_id: z.number().int().describe("Of the profile"),
    slug: z.string().describe("Of the profile"),
    full_name: z.string().describe("Of the member"),
    status: z.enum(PLACEMENT_STATUSES).describe("What became of it"),
    client_rate: z.number().describe("What the client pays for an hour"),
    client_currency: z.enum(CURRENCIES).describe("Of that rate"),
    own_rate: number("What the member gets for an hour; null without `members:private`"),
    own_currency: z.enum(CURRENCIES).nullable().describe("Of that rate"),
    starts_on: z.iso.date().describe("The first day"),
    ends_on: day("The planned end; null without one"),
    ended_on: day("The last day; null while it runs"),
    hours_per_week: number("Null where it was not agreed"),
    notice_days: number("Null where it was not agreed"),
    trial_ends_on: day("Null without a trial"),
    has_buyout: z.boolean().describe("Whether the client may hire the member for good"),
    updated_at: z.iso.datetime().describe("When it last changed"),
    version: z.number().int().describe("Another one after each change"),
  })
  .meta({ id: "DeskPlacement" });
export type ProgramPlacement = z.infer<typeof ProgramPlacementSchema>;
