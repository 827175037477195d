import type { z } from "zod";
import { toArticleFileSchema } from "#app/blog/content/article-file.server.ts";
import { ArticleTagRowSchema } from "#app/blog/content/article-tags.content.server.ts";
import { AuthorFileSchema } from "#app/blog/content/author-file.server.ts";
import { toMemberFileSchema } from "#app/developers/content/member-file.server.ts";
import { IntroFrontMatterSchema } from "#app/landings/landings.content.server.ts";
import { FaqFrontMatterSchema } from "#app/pages/faqs.content.server.ts";
import { PageTextFrontMatterSchema } from "#app/pages/page-texts.content.server.ts";
import { TagRowSchema, TechnologyRowSchema } from "#app/taxonomy/taxonomy.content.server.ts";
import { toVacancyFileSchema } from "#app/vacancies/vacancy-file.server.ts";
import { SiteSchema } from "#contract/content/site.ts";
import { VACANCY_TYPE_LABELS, WORKPLACE_LABELS } from "#contract/content/vacancy-terms.ts";
import { ReplyFrontMatterSchema } from "../../replies/replies.content.server.ts";
import { MEMBER_TEXTS } from "./member-texts.server.ts";
import type { FieldTexts } from "./schema-fields.server.ts";
import { SITE_TEXTS } from "./site-texts.server.ts";

/** The form of a kind of content: the schema of its import, and what the form says besides. */
export type FormKind = {
  schema: z.ZodType;
  texts: FieldTexts;
  /** The file is a list; a row of it. */
  noun?: string;
};

const DESCRIPTION = { hint: "For search engines and lists." };
const OPTIONAL_DATE = { hint: "Empty for none." };
const EARLIER = {
  label: "Earlier names",
  hint: "Earlier names in the URL, which still lead here. Separated by commas.",
  as: "commas",
} as const;
const SLUG = { label: "Name in the URL", hint: "Lower-case letters, digits and hyphens." };

const INTRO: FormKind = { schema: IntroFrontMatterSchema, texts: { description: DESCRIPTION } };

/** By name of the kind. */
export const FORM_KINDS: Readonly<Record<string, FormKind>> = {
  articles: {
    schema: toArticleFileSchema({ authors: undefined, tags: undefined }),
    texts: {
      description: { hint: "For cards and search engines, 50 to 200 characters." },
      author: { list: "authors" },
      "category.slug": { ...SLUG, list: "categories", as: "suggest" },
      tags: { list: "article tags", noun: "tag" },
      published_at: { label: "Published on" },
      updated_at: { label: "Updated on", hint: "The last substantial change; empty for none." },
      featured: { label: "On top of the blog" },
      previous_slugs: EARLIER,
      "cover.file": { label: "Image", as: "image" },
      "cover.alt": { label: "Alternative text", hint: "What the image shows." },
    },
  },
  "page texts": {
    schema: PageTextFrontMatterSchema,
    texts: {
      description: DESCRIPTION,
      lead: { hint: "One or two sentences below the heading." },
      updated_at: { label: "Updated on", ...OPTIONAL_DATE },
    },
  },
  "lists of questions": { schema: FaqFrontMatterSchema, texts: { description: DESCRIPTION } },
  vacancies: {
    schema: toVacancyFileSchema(undefined),
    texts: {
      type: { options: VACANCY_TYPE_LABELS },
      workplace: { options: WORKPLACE_LABELS },
      location: { hint: "What a reader sees, like Tallinn, Estonia or Remote, Europe." },
      country_code: { label: "Country", list: "countries" },
      "pay.min": { label: "From" },
      "pay.max": { label: "To" },
      technologies: { list: "technologies", noun: "technology" },
      seniority_level: { label: "Level" },
      posted_at: { label: "Posted on" },
      valid_until: { label: "Last day to apply" },
      closed_at: { label: "Closed on", hint: "Empty while it is open." },
      excerpt: { hint: "One or two sentences for the card." },
      previous_slugs: EARLIER,
    },
  },
  members: { schema: toMemberFileSchema(), texts: MEMBER_TEXTS },
  "technology intros": INTRO,
  "tag intros": INTRO,
  authors: {
    schema: AuthorFileSchema,
    texts: {
      links: { hint: "Full web addresses; empty for none." },
      "links.linkedin": { label: "LinkedIn" },
      "links.github": { label: "GitHub" },
    },
  },
  "reply templates": {
    schema: ReplyFrontMatterSchema,
    texts: {
      title: { hint: "Its name in the list." },
      purpose: { hint: "Where it is offered." },
      subject: { hint: "Of the email. We fill in placeholders like {{reference}}." },
    },
  },
  site: { schema: SiteSchema, texts: SITE_TEXTS },
  technologies: {
    schema: TechnologyRowSchema,
    noun: "technology",
    texts: {
      slug: SLUG,
      aliases: { hint: "Other words to search for it, separated by commas.", as: "commas" },
      previous_slugs: EARLIER,
    },
  },
  tags: { schema: TagRowSchema, noun: "industry", texts: { slug: SLUG, previous_slugs: EARLIER } },
  "article tags": { schema: ArticleTagRowSchema, noun: "tag", texts: { slug: SLUG } },
};
