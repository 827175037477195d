import { z } from "zod";
import { MAX_DRAFT, toDraftTooLong } from "./member-draft-terms.ts";
import { toText } from "./text.ts";

/** A drafted member as staff changed it. */
export const DraftEditSchema = z.object({
  /** Id of the revision that it was made on. */
  revision: z.coerce.number().int().min(1),
  text: z
    .string()
    .overwrite((text) => `${toText(text)}\n`)
    .refine((text) => text.length <= MAX_DRAFT, {
      error: ({ input }) => toDraftTooLong(String(input)),
    }),
});
export type DraftEdit = z.infer<typeof DraftEditSchema>;
