import { upsertArticleTags } from "#app/blog/articles/article-tags.repository.server.ts";
import {
  type ArticleInput,
  upsertArticle,
} from "#app/blog/content/articles-content.repository.server.ts";
import { upsertAuthor } from "#app/blog/content/authors-content.repository.server.ts";
import type { Database } from "#database/client.server.ts";
import { toIndexWords } from "#platform/text/search-words.server.ts";

const TEST_TAGS = [
  { slug: "rates", name: "Rates" },
  { slug: "contracts", name: "Contracts" },
  { slug: "postgresql", name: "PostgreSQL" },
];

const TEST_AUTHORS = ["Kadri Vaheoja", "Priit Laanekask"].map((name) => ({
  slug: name.toLowerCase().replace(" ", "-"),
  name,
  role: "Client lead",
  bio: "Reads every request.",
  links: { linkedin: "https://www.linkedin.com/in/someone-example", github: null },
}));

/** An article as an import writes it, with defaults for all that a test does not set. */
export function toArticleInput(input: Partial<ArticleInput> & { slug: string }): ArticleInput {
  const title = input.title ?? input.slug.replaceAll("-", " ");
  const body = input.body ?? "<p>Text.</p>";
  return {
    source: "",
    title,
    description: "What it is about.",
    author: "kadri-vaheoja",
    category: { slug: "hiring", name: "Hiring" },
    tags: [],
    published_at: "2026-01-01",
    updated_at: null,
    featured: false,
    cover: null,
    cover_file: null,
    cover_alt: null,
    pictures: [],
    reading_minutes: 4,
    headings: [],
    body,
    search_text: [...toIndexWords(`${title} ${body.replace(/<[^>]*>/g, " ")}`)].join(" "),
    ...input,
  };
}

/** Publishes the test authors and tags and these articles. */
export async function seedArticles(
  db: Database,
  inputs: (Partial<ArticleInput> & { slug: string })[],
): Promise<void> {
  await db.transaction(async (tx) => {
    for (const author of TEST_AUTHORS) await upsertAuthor(tx, author);
    await upsertArticleTags(tx, TEST_TAGS);
    for (const input of inputs) await upsertArticle(tx, toArticleInput(input));
  });
}
