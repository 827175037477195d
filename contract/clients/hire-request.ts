import { z } from "zod";
import {
  ChosenMembersSchema,
  ContactAtSchema,
  ContactsSchema,
  MarketingConsentSchema,
  ProjectSchema,
} from "./request.ts";

/** `POST /api/forms/request` (spec §7). */
export const HireRequestSchema = z.object({
  type: z.literal("multiple", { error: "Send type as multiple" }),
  ...ContactsSchema.shape,
  ...ProjectSchema.shape,
  members: ChosenMembersSchema,
  contact_at: ContactAtSchema.optional(),
  marketing_consent: MarketingConsentSchema,
});
export type HireRequest = z.infer<typeof HireRequestSchema>;
