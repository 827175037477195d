import { z } from "zod";
import { CURRENCIES, MEMBER_WORKLOADS, SENIORITY_LEVELS } from "../members/member-terms.ts";
import { SlugSchema } from "../values/taxonomy.ts";

const text = (description: string) => z.string().nullable().describe(description);
const rate = (description: string) => z.number().nullable().describe(description);

const PrivateSchema = z.object({
  email: text("Null where it is not known"),
  phone: text("Null where it is not known"),
  own_rate: rate("What the member asks for an hour, in `own_currency`"),
  own_currency: z.enum(CURRENCIES).describe("Of that rate"),
  notes: z.string().describe("Of staff"),
});

/** A profile as programs read it, with what lists of the desk show. */
export const ProgramMemberSchema = z
  .object({
    id: z.number().int().describe("As in requests and proposals"),
    slug: SlugSchema.describe("Of its page, and of its file in `members/`"),
    url: z.url().describe("Its page at the desk"),
    state: z.enum(["published", "hidden"]).describe("Whether the site shows it"),
    has_draft: z.boolean().describe("Whether a change of its file waits to be published"),
    first_name: z.string().describe("Given name"),
    last_name: z.string().describe("Family name"),
    position: z.string().describe("What the member works as"),
    country_code: z.string().describe("ISO 3166-1 alpha-2"),
    timezone: z.string().describe("Of the member"),
    seniority_level: z.enum(SENIORITY_LEVELS).describe("As the site shows it"),
    years_of_experience: z.number().int().describe("In all"),
    workload: z.enum(MEMBER_WORKLOADS).nullable().describe("Null where it is not known"),
    technologies: z.array(z.string()).describe("Slugs, the main ones first"),
    sales_rate: rate("What clients pay for an hour, in `sales_currency`"),
    sales_currency: z.enum(CURRENCIES).describe("Of that rate"),
    available_from: z.iso.date().nullable().describe("Null for not available"),
    availability_confirmed_at: z.iso.date().nullable().describe("When that was last known"),
    updated_at: z.iso.datetime().describe("When profile, draft or private data last changed"),
    revision: z.number().int().describe("Of the file that the site shows; also the `ETag`"),
    private: PrivateSchema.nullable().describe("Null without the scope `members:private`"),
  })
  .meta({ id: "DeskMember" });
export type ProgramMember = z.infer<typeof ProgramMemberSchema>;

export const MemberParamsSchema = z.object({ slug: SlugSchema.describe("Of the profile") });

export const AvailabilityBodySchema = z.strictObject({
  available_from: z.iso.date().nullable().describe("The first day; null for not available"),
});
