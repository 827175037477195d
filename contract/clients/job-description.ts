import { z } from "zod";
import { JobDescriptionSchema } from "./find-request.ts";

/** `POST /api/find/description` */
export const DescriptionBodySchema = z.object({
  job_description: JobDescriptionSchema.describe("As it was written, 20,000 characters at most"),
});

/** What a job description says, as answers of the find form; empty where it says nothing. */
export const DescriptionReadingSchema = z
  .object({
    technologies: z.array(z.string()).describe("Slugs, in the order of the text"),
    others: z
      .array(z.string())
      .describe("Slugs of technologies that are optional, or named by a word that means more"),
    excluded: z.array(z.string()).describe("Slugs of technologies that it rules out"),
    number_of_developers: z.number().int().optional().describe("How many people are looked for"),
    seniority_level: z.string().describe("The lowest level named"),
    max_rate: z.number().optional().describe("Per hour, in the currency of the site"),
    project_duration: z.string().describe("Name of an answer of the form"),
    workload: z.string().describe("Name of an answer of the form"),
    start_date: z.string().describe("`unknown` for a start that no other answer says"),
    starts_on: z.iso.date().optional().describe("The start that `start_date` cannot say"),
    unclear: z
      .object({
        levels: z.array(z.string()).describe("Levels of seniority"),
        rates: z.array(z.number()).describe("Rates per hour, in the currency of the site"),
        workloads: z.array(z.string()).describe("Names of answers of the form"),
      })
      .describe("Named several times, differently"),
  })
  .meta({ id: "DescriptionReading" });
export type DescriptionReading = z.infer<typeof DescriptionReadingSchema>;
