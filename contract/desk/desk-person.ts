import { z } from "zod";
import { MAX_LENGTH } from "../values/limits.ts";

const CONFIRMATION_ERROR = "Enter the person's email address";

/** What confirms that a person is erased: their email address, in any spelling. */
export const ErasureSchema = z.object({
  confirmation: z
    .string({ error: CONFIRMATION_ERROR })
    .min(1, CONFIRMATION_ERROR)
    .max(MAX_LENGTH.email, CONFIRMATION_ERROR),
});
