import { z } from "zod";
import { MAX_NOTE, MAX_REPLY, MAX_REPLY_SUBJECT } from "./desk-request.ts";
import { DRAFT_KINDS } from "./request-draft-terms.ts";

/** Text is stored as it was entered; the form that sends it has the rules for its length. */
const MAX_DRAFT = 2 * Math.max(MAX_NOTE, MAX_REPLY);

/** One save of a draft, as a form. */
export const DraftSaveSchema = z.object({
  kind: z.enum(DRAFT_KINDS),
  subject: z.string().max(2 * MAX_REPLY_SUBJECT),
  body: z.string().max(MAX_DRAFT),
  attachment: z.string().max(100),
  attachment_name: z.string().max(300),
  attachment_size: z.string().max(20),
  attachment_expires_at: z.string().max(40),
  seen_event_id: z.coerce.number().int().min(0),
  /** The revision that it was made on; 0 for none. */
  revision: z.coerce.number().int().min(0),
  tab: z.string().min(1).max(60),
  sequence: z.coerce.number().int().min(0),
  /** Whether what another tab had saved has been seen. */
  forget_replaced: z.literal("yes").optional(),
});
export type DraftSave = z.infer<typeof DraftSaveSchema>;
