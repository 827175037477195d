import { z } from "zod";

/** Field name → its errors, one sentence each. */
export const FieldErrorsSchema = z.record(z.string(), z.array(z.string()));
export type FieldErrors = z.infer<typeof FieldErrorsSchema>;

/** RFC 9457 problem, extended by what the spec's client reads (product §2). */
export const ProblemSchema = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.number().int(),
    message: z.string(),
    errors: FieldErrorsSchema.optional(),
    reference: z.string().describe("Also in the log, to help support"),
  })
  .meta({ id: "Problem" });
export type Problem = z.infer<typeof ProblemSchema>;
