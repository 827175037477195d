import { z } from "zod";
import { SlugSchema } from "../values/taxonomy.ts";

/** Articles on one page of the blog. */
export const ARTICLES_PER_PAGE = 9;
/** Words per minute for the reading time. */
export const READING_SPEED = 220;

/** A category or a tag of articles. */
export const ArticleTopicSchema = z.object({ slug: SlugSchema, name: z.string() });
export type ArticleTopic = z.infer<typeof ArticleTopicSchema>;
/** A category or a tag with the number of its articles. */
export type CountedTopic = ArticleTopic & { articles: number };

/** Narrows a list of articles; everything that is set must hold. */
export const ArticleFilterSchema = z.strictObject({
  category: SlugSchema.optional(),
  tag: SlugSchema.optional(),
  author: SlugSchema.optional(),
  q: z
    .string()
    .trim()
    .max(100)
    .optional()
    .describe("Words of the title, description or text; accents and case are ignored"),
});
export type ArticleFilter = z.infer<typeof ArticleFilterSchema>;

export const AuthorSchema = z.object({
  slug: SlugSchema,
  name: z.string(),
  role: z.string(),
  bio: z.string(),
  links: z.object({ linkedin: z.string().nullable(), github: z.string().nullable() }),
});
export type Author = z.infer<typeof AuthorSchema>;

export const CoverSchema = z.object({
  src: z.string().describe("Path of the picture"),
  alt: z.string(),
  width: z.number().int(),
  height: z.number().int(),
});

/** Fields of an article's card. */
export const ArticleCardSchema = z.object({
  id: z.number().int(),
  slug: SlugSchema,
  title: z.string(),
  description: z.string(),
  author: AuthorSchema.pick({ slug: true, name: true }),
  category: ArticleTopicSchema,
  tags: z.array(ArticleTopicSchema),
  published_at: z.iso.date(),
  updated_at: z.iso.date().nullable(),
  featured: z.boolean(),
  reading_minutes: z.number().int().min(1),
  cover: CoverSchema.nullable(),
});
export type ArticleCard = z.infer<typeof ArticleCardSchema>;

/** A heading of an article that its contents list links to. */
export const ArticleHeadingSchema = z.object({
  id: z.string(),
  text: z.string(),
  level: z.union([z.literal(2), z.literal(3)]),
});
export type ArticleHeading = z.infer<typeof ArticleHeadingSchema>;

export const ArticleSchema = ArticleCardSchema.extend({
  author: AuthorSchema,
  body: z.string().describe("HTML, rendered and sanitised at import"),
  headings: z.array(ArticleHeadingSchema),
});
export type Article = z.infer<typeof ArticleSchema>;
