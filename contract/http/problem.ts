import { z } from "zod";

/** Field name → its errors, one sentence each. */
export const FieldErrorsSchema = z.record(z.string(), z.array(z.string()));
export type FieldErrors = z.infer<typeof FieldErrorsSchema>;

/** RFC 9457 problem, extended by what the spec's client reads (product §2). */
export const ProblemSchema = z
  .object({
    type: z.string().describe("`about:blank`: `status` says what kind of problem it is"),
    title: z.string().describe("Name of the status"),
    status: z.number().int().describe("That of the response"),
    message: z.string().describe("What is wrong and how to fix it, for people"),
    errors: FieldErrorsSchema.optional().describe("With 422: sentences by field"),
    reference: z.string().describe("Also in the log, to help support"),
  })
  .meta({ id: "Problem" });
export type Problem = z.infer<typeof ProblemSchema>;
