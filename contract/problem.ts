import { z } from "zod";

/** Field name → what is wrong with it, one sentence each. */
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

/** Statuses that the API answers besides success. */
export const PROBLEM_TITLES = {
  400: "Bad request",
  403: "Forbidden",
  404: "Not found",
  405: "Method not allowed",
  408: "Too slow",
  409: "Conflict",
  413: "Too large",
  414: "URL too long",
  415: "Unsupported media type",
  422: "Unprocessable content",
  429: "Too many requests",
  431: "Headers too large",
  500: "Something went wrong",
  503: "Unavailable",
} as const;
export type ProblemStatus = keyof typeof PROBLEM_TITLES;
