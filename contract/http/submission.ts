import { z } from "zod";

/** `OG-7K3M9Q`: the name of a submission for both sides; the letters are those of the agency. */
export const ReferenceSchema = z.string().regex(/^[A-Z]{2,5}-[0-9A-Z]{6}$/);

/** A call that takes place unless it is changed. */
const BOOKED_STATUSES = ["booked", "tentative"] as const;

/** When a booked call takes place, and the time zones of both sides. */
export const BookedCallSchema = z.object({
  starts_at: z.iso.datetime().describe("In UTC"),
  ends_at: z.iso.datetime().describe("In UTC"),
  timezone: z.string().describe("The client's"),
  our_timezone: z.string().describe("The operator's"),
  status: z
    .enum(BOOKED_STATUSES)
    .describe("`tentative` until the client confirms the call by the link in their email"),
  host: z.string().optional().describe("Who calls, where that is known"),
  place: z
    .string()
    .optional()
    .describe("How it takes place, in words, or the link of a video call"),
  confirm_by: z.iso.datetime().optional().describe("When the time of a tentative call is released"),
});
export type BookedCall = z.infer<typeof BookedCallSchema>;

/** A developer of a request, as its sender saw them. */
export const NamedMemberSchema = z.object({
  member_id: z.number().int().describe("Of the profile"),
  full_name: z.string().describe("Given and family name"),
  slug: z.string().describe("Of the profile: /developers/{slug}"),
});
export type NamedMember = z.infer<typeof NamedMemberSchema>;

/** Response of a form with status 201. */
export const SubmissionReceiptSchema = z.object({
  data: z
    .object({
      reference: ReferenceSchema.describe("Names the submission in emails"),
      submitted_at: z.iso.datetime().describe("In UTC"),
      status_url: z
        .url()
        .optional()
        .describe("A page with its status: anyone with the URL can open it"),
      call: BookedCallSchema.optional().describe("The call that was booked with it"),
      members: z.array(NamedMemberSchema).optional().describe("In the order of the request"),
    })
    .describe("The receipt"),
});
export type SubmissionReceipt = z.infer<typeof SubmissionReceiptSchema>;
