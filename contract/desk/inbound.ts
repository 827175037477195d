import { z } from "zod";

const id = z.coerce.number().int().positive();

/** What staff do with an email that belongs to no request. */
export const UnmatchedSchema = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("assign"),
    id,
    reference: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z]{2,5}-[0-9A-Z]{6}$/, "Enter a reference like OG-7K3M9Q"),
  }),
  z.object({
    intent: z.literal("ignore"),
    id,
  }),
  z.object({
    /** Lists it again. */
    intent: z.literal("undo"),
    id,
  }),
]);
export type UnmatchedChange = z.infer<typeof UnmatchedSchema>;
