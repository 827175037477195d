import { z } from "zod";
import { REQUEST_EVENT_KINDS } from "../clients/request-event-terms.ts";
import { MAX_NOTE, MAX_REPLY, MAX_REPLY_SUBJECT } from "../desk/desk-request.ts";
import { toLine, toText } from "../values/text.ts";
import { CURSOR_QUERY } from "./paging.ts";

export const ThreadQuerySchema = z.object(CURSOR_QUERY);

/** An entry of a conversation. */
export const ThreadEntrySchema = z
  .object({
    id: z.number().int().describe("Higher than that of earlier entries"),
    at: z.iso.datetime().describe("In UTC"),
    kind: z.enum(REQUEST_EVENT_KINDS).describe("What was said or happened"),
    author: z
      .enum(["staff", "client", "member", "other", "site"])
      .describe("`other` wrote from another address than the client's, `site` is the software"),
    staff: z.string().nullable().describe("Name of the colleague who made it"),
    subject: z.string().nullable().describe("Of an email"),
    body: z.string().nullable().describe("Of an email, a message or a note"),
    change: z
      .looseObject({ field: z.string().describe("What was changed") })
      .nullable()
      .describe("Of what to what, mostly as `from` and `to`"),
    files: z.array(z.string()).describe("Names of its files"),
    sent_at: z.iso.datetime().nullable().describe("When an email left the site"),
  })
  .meta({ id: "ThreadEntry" });
export type ThreadEntry = z.infer<typeof ThreadEntrySchema>;

export const NoteBodySchema = z.strictObject({
  body: z
    .string({ error: "Write a note" })
    .overwrite(toText)
    .min(1, "Write a note")
    .max(MAX_NOTE, "A note must be 10,000 characters or less")
    .describe("Only staff read it; `@` and a name tell a colleague"),
});

export const NewEntrySchema = z.object({ id: z.number().int().describe("Of the entry") });

/** A reply that its author finishes and sends at the desk. */
export const DraftBodySchema = z.strictObject({
  subject: z
    .string({ error: "Enter a subject" })
    .overwrite(toLine)
    .min(1, "Enter a subject")
    .max(MAX_REPLY_SUBJECT, "The subject must be 200 characters or less")
    .describe("Of the email"),
  body: z
    .string({ error: "Write the reply" })
    .overwrite(toText)
    .min(1, "Write the reply")
    .max(MAX_REPLY, "The reply must be 10,000 characters or less")
    .describe("Text of the email"),
});

export const DraftSchema = z.object({
  subject: z.string().describe("Of the email"),
  body: z.string().describe("Text of the email; empty without a draft"),
  revision: z
    .number()
    .int()
    .describe("Incremented by each save; 0 without a draft; also the `ETag`"),
});
