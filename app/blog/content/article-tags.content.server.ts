import { z } from "zod";
import { toNamesContent } from "#app/taxonomy/names-content.server.ts";
import { SlugSchema } from "#contract/values/taxonomy.ts";
import { line } from "#services/content/kinds/text-fields.ts";
import {
  listStoredArticleTags,
  upsertArticleTags,
} from "../articles/article-tags.repository.server.ts";

/** A row of `article-tags.yaml`. */
export const ArticleTagRowSchema = z.strictObject({ slug: SlugSchema, name: line({ max: 60 }) });

/** Tags of articles: `article-tags.yaml`. */
export const articleTagsContent = toNamesContent({
  name: "article tags",
  singular: "article tag",
  file: "article-tags.yaml",
  optional: true,
  comment: "What articles are about. The slug is the address: /blog/tag/rates.",
  row: ArticleTagRowSchema,
  toRow: ({ slug, name }) => ({ slug, name }),
  list: listStoredArticleTags,
  save: upsertArticleTags,
});
