import { z } from "zod";
import { MAX_CONTENT_BYTES } from "./desk-content-terms.ts";

const ContentTextSchema = z
  .string({ error: "Enter the text" })
  .overwrite((text) => text.replaceAll(/\r\n?/g, "\n"))
  .refine(
    (text) => new TextEncoder().encode(text).length <= MAX_CONTENT_BYTES,
    "The text must be 1 MB or less",
  )
  .refine((text) => !text.includes("\u0000"), "The text has a character that can't be stored");

/** Id of the revision that was shown; 0 for a file that there was not. */
const RevisionSchema = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER);
const ShownSchema = z.object({ revision: RevisionSchema });
const EditSchema = ShownSchema.extend({ text: ContentTextSchema });

/** What a form of a content file asks for. */
export const ContentChangeSchema = z.discriminatedUnion(
  "intent",
  [
    EditSchema.extend({ intent: z.literal("save") }),
    EditSchema.extend({ intent: z.literal("publish") }),
    EditSchema.extend({
      intent: z.literal("schedule"),
      /** By the agency's clocks. */
      date: z.iso.date("Enter a date"),
      time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Enter a time, like 09:00"),
      /** Of a time that comes twice. */
      offset: z.string().max(10).default(""),
    }),
    ShownSchema.extend({ intent: z.literal("unschedule") }),
    ShownSchema.extend({ intent: z.literal("discard") }),
    ShownSchema.extend({ intent: z.literal("remove") }),
    ShownSchema.extend({ intent: z.literal("undo"), to: RevisionSchema }),
  ],
  { error: "Choose what to do" },
);
export type ContentChange = z.infer<typeof ContentChangeSchema>;

export const ContentCheckSchema = z.object({
  path: z.string().min(1).max(200),
  text: ContentTextSchema,
});
