import { z } from "zod";

/** What a landing page is about: a technology or an industry. */
export type LandingTopic = "technology" | "tag";

/** Intro of a landing page; most have live stats only. */
export const LandingIntroSchema = z.object({
  title: z.string(),
  description: z.string(),
  body: z.string().describe("HTML, rendered and sanitised at import"),
});
export type LandingIntro = z.infer<typeof LandingIntroSchema>;
