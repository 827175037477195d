import { z } from "zod";

/** `OG-7K3M9Q`: the name of a submission for both sides; the letters are those of the agency. */
export const ReferenceSchema = z.string().regex(/^[A-Z]{2,5}-[0-9A-Z]{6}$/);

/** A call that takes place unless somebody changes it. */
const BOOKED_STATUSES = ["booked", "tentative"] as const;

/** When a booked call takes place, and the time zones of both sides. */
export const BookedCallSchema = z.object({
  starts_at: z.iso.datetime(),
  ends_at: z.iso.datetime(),
  timezone: z.string().describe("The client's"),
  our_timezone: z.string().describe("The operator's"),
  status: z
    .enum(BOOKED_STATUSES)
    .describe("`tentative` until the client confirms the call by the link in their email"),
  confirm_by: z.iso.datetime().optional().describe("When the time of a tentative call is released"),
});
export type BookedCall = z.infer<typeof BookedCallSchema>;

/** A developer of a request, as its sender saw them. */
export const NamedMemberSchema = z.object({
  member_id: z.number().int(),
  full_name: z.string(),
  slug: z.string(),
});
export type NamedMember = z.infer<typeof NamedMemberSchema>;

/** Response of a form with status 201. */
export const SubmissionReceiptSchema = z.object({
  data: z.object({
    reference: ReferenceSchema,
    submitted_at: z.iso.datetime(),
    call: BookedCallSchema.optional(),
    members: z.array(NamedMemberSchema).optional().describe("In the order of the request"),
  }),
});
export type SubmissionReceipt = z.infer<typeof SubmissionReceiptSchema>;
