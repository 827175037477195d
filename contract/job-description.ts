import { z } from "zod";
import { JobDescriptionSchema } from "./find-request.ts";

/** `POST /api/find/description` */
export const DescriptionBodySchema = z.object({ job_description: JobDescriptionSchema });

/** What a job description says, as answers of the find form; empty where it says nothing. */
export const DescriptionReadingSchema = z
  .object({
    technologies: z.array(z.string()).describe("Slugs, in the order of the text"),
    others: z
      .array(z.string())
      .describe("Slugs of technologies that are optional, or named by a word that means more"),
    number_of_developers: z.number().int().optional(),
    seniority_level: z.string(),
    max_rate: z.number().optional().describe("Per hour"),
    project_duration: z.string(),
    workload: z.string(),
    start_date: z.string(),
    unclear: z
      .object({ levels: z.array(z.string()), rates: z.array(z.number()) })
      .describe("Named several times, differently"),
  })
  .meta({ id: "DescriptionReading" });
export type DescriptionReading = z.infer<typeof DescriptionReadingSchema>;
