import { z } from "zod";
import { toText } from "../values/text.ts";

const ScoreSchema = z.coerce
  .number({ error: "Select a score" })
  .int("Select a score")
  .min(1, "Select a score")
  .max(4, "Select a score");

/** A reviewer's rating of an application. */
export const ApplicationReviewSchema = z.object({
  technical: ScoreSchema,
  communication: ScoreSchema,
  english: ScoreSchema,
  motivation: ScoreSchema,
  note: z
    .string()
    .overwrite(toText)
    .max(2_000, "A note must be 2,000 characters or less")
    .default(""),
});
export type ApplicationReview = z.infer<typeof ApplicationReviewSchema>;
