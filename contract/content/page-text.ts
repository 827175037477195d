import { z } from "zod";
import { SlugSchema } from "../values/taxonomy.ts";
import { WHY_SLUGS } from "./page-text-terms.ts";

/** Pages whose words the operator edits in the content folder. */
export const PAGE_TEXT_SLUGS = [
  "about-us",
  ...WHY_SLUGS,
  "services",
  "pricing",
  "career",
  "privacy",
  "cookie-policy",
] as const;
export type PageTextSlug = (typeof PAGE_TEXT_SLUGS)[number];

/** A section of a page: the text under one `##` heading. */
export const PageSectionSchema = z.object({
  id: z.string(),
  heading: z.string(),
  body: z.string().describe("HTML, rendered and sanitised at import"),
});
export type PageSection = z.infer<typeof PageSectionSchema>;

export const PageTextSchema = z.object({
  slug: z.enum(PAGE_TEXT_SLUGS),
  title: z.string(),
  description: z.string(),
  heading: z.string(),
  lead: z.string(),
  updated_at: z.iso.date().nullable(),
  sections: z.array(PageSectionSchema),
});
export type PageText = z.infer<typeof PageTextSchema>;

export const FAQ_AUDIENCES = ["client", "developer"] as const;
export type FaqAudience = (typeof FAQ_AUDIENCES)[number];

export const FaqQuestionSchema = z.object({
  id: SlugSchema.describe("The anchor of the question"),
  question: z.string(),
  answer: z.string().describe("HTML, rendered and sanitised at import"),
});
export type FaqQuestion = z.infer<typeof FaqQuestionSchema>;

export const FaqSchema = z.object({
  audience: z.enum(FAQ_AUDIENCES),
  title: z.string(),
  description: z.string(),
  groups: z.array(z.object({ heading: z.string(), questions: z.array(FaqQuestionSchema) })),
});
export type Faq = z.infer<typeof FaqSchema>;
