import { z } from "zod";
import { SlugSchema } from "#contract/values/taxonomy.ts";
import { previousSlugsSchema } from "#services/content/kinds/previous-slugs.ts";
import { line } from "#services/content/kinds/text-fields.ts";
import { reference } from "#services/content/parsing/known-fields.ts";

type KnownSlugs = ReadonlySet<string> | undefined;

/** Front matter of `articles/<slug>.md`. */
export function toArticleFileSchema(slugs: { authors: KnownSlugs; tags: KnownSlugs }) {
  return z
    .strictObject({
      title: line({ max: 100 }),
      // Shown by search engines and cards: shorter is uninformative, longer is cut off.
      description: line({ min: 50, max: 200 }),
      author: reference(slugs.authors, "author", "authors/"),
      category: z.strictObject({ slug: SlugSchema, name: line({ max: 40 }) }),
      tags: z
        .array(reference(slugs.tags, "article tag", "article-tags.yaml"))
        .max(8)
        .refine((tags) => new Set(tags).size === tags.length, "lists a tag twice"),
      published_at: z.iso.date(),
      updated_at: z.iso.date().nullable().default(null),
      featured: z.boolean().default(false),
      previous_slugs: previousSlugsSchema,
      cover: z
        .strictObject({ file: line({ max: 200 }), alt: line({ max: 250 }) })
        .nullable()
        .default(null),
    })
    .superRefine(({ published_at, updated_at }, ctx) => {
      if (updated_at === null || updated_at >= published_at) return;
      ctx.addIssue({ code: "custom", path: ["updated_at"], message: "is before published_at" });
    });
}
export type ArticleFile = z.infer<ReturnType<typeof toArticleFileSchema>>;
