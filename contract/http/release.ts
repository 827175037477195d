import { z } from "zod";

/** What an operator compares between processes, and between a site and a release. */
export const ReleaseSchema = z.object({
  version: z.string().describe("Of the changelog"),
  commit: z.string().nullable().describe("Null where the build did not know it"),
  migration: z.string().describe("The newest one of this release"),
});
export type Release = z.infer<typeof ReleaseSchema>;
