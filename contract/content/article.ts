import { z } from "zod";
import { SlugSchema } from "../values/taxonomy.ts";

/** Articles on one page of the blog. */
export const ARTICLES_PER_PAGE = 9;
/** Words per minute for the reading time. */
export const READING_SPEED = 220;

/** A category or a tag of articles. */
export const ArticleTopicSchema = z.object({
  slug: SlugSchema.describe("Of its page and filter"),
  name: z.string().describe("As it is written"),
});
export type ArticleTopic = z.infer<typeof ArticleTopicSchema>;
/** A category or a tag with the number of its articles. */
export type CountedTopic = ArticleTopic & { articles: number };

/** Narrows a list of articles; everything that is set must hold. */
export const ArticleFilterSchema = z.strictObject({
  category: SlugSchema.describe("Slug of a category").optional(),
  tag: SlugSchema.describe("Slug of a tag").optional(),
  author: SlugSchema.describe("Slug of an author").optional(),
  q: z
    .string()
    .trim()
    .max(100)
    .optional()
    .describe("Words of the title, description or text; accents and case are ignored"),
});
export type ArticleFilter = z.infer<typeof ArticleFilterSchema>;

export const AuthorSchema = z.object({
  slug: SlugSchema.describe("Of the author's page"),
  name: z.string().describe("Given and family name"),
  role: z.string().describe("At the agency"),
  bio: z.string().describe("A few sentences, as text"),
  links: z
    .object({
      linkedin: z.string().nullable().describe("URL, null without one"),
      github: z.string().nullable().describe("URL, null without one"),
    })
    .describe("Profiles elsewhere"),
  avatar: z.string().nullable().describe("Path of the portrait, null without one"),
});
export type Author = z.infer<typeof AuthorSchema>;

export const CoverSchema = z.object({
  src: z.string().describe("Path of the image"),
  alt: z.string().describe("What it shows"),
  width: z.number().int().describe("Pixels"),
  height: z.number().int().describe("Pixels"),
});

/** Fields of an article's card. */
export const ArticleCardSchema = z.object({
  id: z.number().int().describe("Stays the same when the slug changes"),
  slug: SlugSchema.describe("Of its page: /blog/{slug}"),
  title: z.string().describe("As text"),
  description: z.string().describe("One or two sentences, as text"),
  author: AuthorSchema.pick({ slug: true, name: true }).describe("Who wrote it"),
  category: ArticleTopicSchema.describe("The one that it belongs to"),
  tags: z.array(ArticleTopicSchema).describe("What it is about"),
  published_at: z.iso.date().describe("First day"),
  updated_at: z.iso.date().nullable().describe("Day of the last change, null without one"),
  featured: z.boolean().describe("Shown first where no filter is set"),
  reading_minutes: z.number().int().min(1).describe("Time to read it"),
  cover: CoverSchema.nullable().describe("Its image, null without one"),
});
export type ArticleCard = z.infer<typeof ArticleCardSchema>;

/** A heading of an article that its contents list links to. */
export const ArticleHeadingSchema = z.object({
  id: z.string().describe("Its anchor in the text"),
  text: z.string().describe("As text"),
  level: z.union([z.literal(2), z.literal(3)]).describe("Of h2 or h3"),
});
export type ArticleHeading = z.infer<typeof ArticleHeadingSchema>;

export const ArticleSchema = ArticleCardSchema.extend({
  author: AuthorSchema.describe("Who wrote it"),
  body: z.string().describe("HTML, rendered and sanitised at import"),
  headings: z.array(ArticleHeadingSchema).describe("In their order"),
});
export type Article = z.infer<typeof ArticleSchema>;
