import { z } from "zod";

/** Subject of a landing page: a technology or an industry. */
export type LandingTopic = "technology" | "tag";

/** Intro of a landing page; most have live stats only. */
export const LandingIntroSchema = z.object({
  title: z.string(),
  description: z.string(),
  body: z.string().describe("HTML, rendered and sanitised at import"),
});
export type LandingIntro = z.infer<typeof LandingIntroSchema>;
