import { z } from "zod";
import { line, text } from "#services/content/kinds/text-fields.ts";

/** Fields of `authors/<slug>.yaml`. */
export const AuthorFileSchema = z.strictObject({
  name: line({ max: 100 }),
  role: line({ max: 100 }),
  bio: text({ max: 600 }),
  links: z.strictObject({ linkedin: z.httpUrl().nullable(), github: z.httpUrl().nullable() }),
});
export type AuthorFile = z.infer<typeof AuthorFileSchema>;
