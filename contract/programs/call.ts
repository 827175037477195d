import { z } from "zod";
import { CALL_RESULTS, DESK_CALL_STATES, MAX_CALL_TEXT } from "../calls/desk-call-terms.ts";
import { FORMS } from "../clients/forms.ts";
import { ReferenceSchema } from "../http/submission.ts";
import { toText } from "../values/text.ts";

/** A call as programs read it. */
export const ProgramCallSchema = z
  .object({
    reference: ReferenceSchema.describe("Of the request that it was booked with"),
    form: z.enum(FORMS).describe("Of that request"),
    url: z.url().describe("Its page at the desk"),
    name: z.string().describe("Of who booked it"),
    email: z.string().nullable().describe("Of who booked it"),
    company_name: z.string().nullable().describe("As it was entered"),
    starts_at: z.iso.datetime().describe("In UTC"),
    ends_at: z.iso.datetime().describe("In UTC"),
    timezone: z.string().nullable().describe("Of who booked it"),
    host: z.number().int().describe("Number of the host"),
    host_name: z.string().nullable().describe("Null where hosts have no names"),
    state: z
      .enum(DESK_CALL_STATES)
      .describe("`asked` waits for another time, `took_place` and `no_show` are outcomes"),
    booked_at: z.iso.datetime().describe("In UTC"),
    updated_at: z.iso.datetime().describe("When the call last changed"),
    version: z.number().int().describe("Another one after each change; also the `ETag`"),
  })
  .meta({ id: "DeskCall" });
export type ProgramCall = z.infer<typeof ProgramCallSchema>;

/** How a call went. */
export const CallOutcomeBodySchema = z.strictObject({
  outcome: z.enum(CALL_RESULTS).describe("How it went"),
  note: z
    .string()
    .overwrite(toText)
    .max(MAX_CALL_TEXT, "The note must be 1,000 characters or less")
    .default("")
    .describe("Only staff read it"),
});
