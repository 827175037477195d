import { z } from "zod";
import { ContentCheckSchema } from "../desk/desk-content.ts";
import { CONTENT_STATES } from "../desk/desk-content-terms.ts";

const PathSchema = ContentCheckSchema.shape.path
  .meta({ example: "site.yaml" })
  .describe("Inside the content folder, like `members/SLUG.yaml`");
const TextSchema = ContentCheckSchema.shape.text.describe("YAML, or Markdown with a YAML header");

/** Files that are checked at once. */
const MAX_CHECKED = 50;

export const ContentKindSchema = z
  .object({
    kind: z.string().describe("Name of the kind"),
    label: z.string().describe("As the desk names it"),
    path: z.string().describe("Of its file, or of its files with `*` for a name"),
  })
  .meta({ id: "ContentKind" });

/** A content file in a list. */
export const ContentItemSchema = z
  .object({
    path: PathSchema,
    kind: z.string().describe("Name of its kind"),
    title: z.string().describe("What it calls itself; may be empty"),
    state: z.enum(CONTENT_STATES).describe("`site` is as the site shows it"),
    author: z.string().describe("Of what was saved last"),
    changed_at: z.iso.datetime().describe("When that was saved"),
    updated_at: z.iso.datetime().describe("When it was saved, published or discarded last"),
  })
  .meta({ id: "ContentItem" });
export type ContentItem = z.infer<typeof ContentItemSchema>;

/** A content file with its text. */
export const ContentFileSchema = z
  .object({
    path: PathSchema,
    kind: z.string().describe("Name of its kind"),
    state: z
      .enum([...CONTENT_STATES, "removed"])
      .describe("`removed` was on the site, and its text is empty"),
    text: z.string().describe("The draft, else what the site shows"),
    site_text: z.string().nullable().describe("What the site shows; null when it shows nothing"),
    author: z.string().describe("Of the text"),
    changed_at: z.iso.datetime().describe("When it was saved"),
    publish_at: z.iso.datetime().nullable().describe("Of a scheduled one"),
    is_behind: z.boolean().describe("Whether the site was changed since the draft began"),
    revision: z.number().int().describe("Another one after each change; also the `ETag`"),
  })
  .meta({ id: "ContentFile" });
export type ContentFileData = z.infer<typeof ContentFileSchema>;

export const ContentPathQuerySchema = z.object({ path: PathSchema });

export const ContentDraftBodySchema = z.strictObject({
  text: TextSchema,
  note: z.string().max(200).optional().describe("For the history"),
});

export const ContentCheckBodySchema = z.strictObject({
  files: z
    .array(z.strictObject({ path: PathSchema, text: TextSchema }))
    .min(1)
    .max(MAX_CHECKED)
    .describe("Checked together, on top of what the site shows"),
});

export const ContentProblemSchema = z
  .object({
    severity: z.enum(["error", "warning"]).describe("With an error nothing is published"),
    file: z.string().describe("Its path; empty for how many more there are"),
    line: z.number().int().optional().describe("From 1; absent for a file as a whole"),
    column: z.number().int().optional().describe("From 1"),
    field: z.string().optional().describe("Path of the value, like `technologies.2.slug`"),
    message: z.string().describe("What is wrong and how to fix it"),
  })
  .meta({ id: "ContentProblem" });
export type ProblemOfContent = z.infer<typeof ContentProblemSchema>;

export const CheckedContentSchema = z.object({
  problems: z.array(ContentProblemSchema).describe("Empty when all is well"),
});
