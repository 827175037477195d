import { z } from "zod";
import { SlugSchema } from "#contract/values/taxonomy.ts";
import { previousSlugsSchema } from "#services/content/kinds/previous-slugs.ts";
import { line } from "#services/content/kinds/text-fields.ts";
import { toNamesContent } from "./names-content.server.ts";
import { upsertTags } from "./tags.repository.server.ts";
import { listStoredTags, listStoredTechnologies } from "./taxonomy-content.repository.server.ts";
import { upsertTechnologies } from "./technologies.repository.server.ts";

const named = {
  slug: SlugSchema,
  name: line({ max: 60 }),
  previous_slugs: previousSlugsSchema.optional(),
};

/** A row of `technologies.yaml`. */
export const TechnologyRowSchema = z.strictObject({
  ...named,
  aliases: z
    .array(line({ max: 60 }))
    .min(1)
    .max(20)
    .optional(),
});

/** A row of `tags.yaml`. */
export const TagRowSchema = z.strictObject(named);

export const technologiesContent = toNamesContent({
  name: "technologies",
  record: "technology",
  singular: "technology",
  comment: "What members are found by. The slug is the address: /hire-react-developers.",
  row: TechnologyRowSchema,
  toRow: ({ slug, name, aliases }) => ({ slug, name, ...(aliases?.length ? { aliases } : {}) }),
  list: listStoredTechnologies,
  save: upsertTechnologies,
});

export const tagsContent = toNamesContent({
  name: "tags",
  record: "tag",
  singular: "tag",
  comment:
    "Industries a project belongs to. The slug is the address: /tag/hire-fintech-developers.",
  row: TagRowSchema,
  toRow: ({ slug, name }) => ({ slug, name }),
  list: listStoredTags,
  save: upsertTags,
});
