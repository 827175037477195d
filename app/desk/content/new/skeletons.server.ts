import { basename } from "node:path/posix";
import { listCategories } from "#app/blog/articles/articles.repository.server.ts";
import { listStoredAuthors } from "#app/blog/content/authors-content.repository.server.ts";
import { withNoun } from "#contract/values/trade.ts";
import type { Queryable } from "#database/client.server.ts";
import { writeYaml } from "#services/content/yaml/write-yaml.ts";
import { findPlace } from "../editing/content-places.ts";

type Skeleton = { fields: object; body?: string };
type Facts = {
  name: string;
  /** ISO date. */
  today: string;
  author: string;
  category: { slug: string; name: string };
};

const DESCRIPTION = "One or two sentences for search engines, between 50 and 200 characters.";

/** What a new file of each kind begins with: valid, so that only words have to be replaced. */
const SKELETONS: Readonly<Record<string, (facts: Facts) => Skeleton>> = {
  articles: ({ name, today, author, category }) => ({
    fields: {
      title: name,
      description: DESCRIPTION,
      author,
      category,
      tags: [],
      published_at: today,
      updated_at: null,
      featured: false,
      cover: null,
    },
    body: "The first paragraph.\n",
  }),
  "page texts": ({ name }) => ({
    fields: { title: name, description: DESCRIPTION, heading: name, lead: "The introduction." },
    body: "## A heading\n\nThe text.\n",
  }),
  "lists of questions": () => ({
    fields: { title: "Questions and answers", description: DESCRIPTION },
    body: "## A topic\n\n### A question? {#a-question}\nThe answer.\n",
  }),
  vacancies: ({ name, today }) => ({
    fields: {
      title: name,
      type: "contract",
      workplace: "remote",
      location: "Europe",
      country_code: null,
      pay: { min: 40, max: 60, currency: "EUR", per: "hour" },
      technologies: [],
      seniority_level: "senior",
      posted_at: today,
      valid_until: toLater(today),
      closed_at: null,
      excerpt: "What the job is about.",
    },
    body: "The job.\n\n## What you will do\n\n- The first task\n",
  }),
  "technology intros": ({ name }) => toIntro(`Hire ${name} ${withNoun("developers")}`),
  "tag intros": ({ name }) => toIntro(`Hire ${name} ${withNoun("developers")}`),
  authors: ({ name }) => ({
    fields: {
      name,
      role: "Author",
      bio: "Two sentences about the person.",
      links: { linkedin: null, github: null },
    },
  }),
  "reply templates": ({ name }) => ({
    fields: { title: name, purpose: "request", subject: "Your request {{reference}}" },
    body: "\nHello {{first_name}},\n\n",
  }),
};

const toIntro = (title: string): Skeleton => ({
  fields: { title, description: DESCRIPTION },
  body: "The text.\n",
});

const DAYS_OPEN = 60;
const DAY_MS = 86_400_000;

const toLater = (date: string) =>
  new Date(Date.parse(date) + DAYS_OPEN * DAY_MS).toISOString().slice(0, 10);

/** `raise-your-rate.md` is "Raise your rate". */
function toName(path: string): string {
  const name = basename(path)
    .replace(/\.\w+$/, "")
    .replaceAll("-", " ");
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** What a file that there is not yet begins with; empty for a kind without a skeleton. */
export async function toSkeleton(db: Queryable, path: string, now: Date): Promise<string> {
  const place = findPlace(path);
  const skeleton = place && SKELETONS[place.kind];
  if (!skeleton) return "";
  const [author] = (await listStoredAuthors(db)).filter(({ published }) => published);
  const [category] = await listCategories(db);
  const { fields, body } = skeleton({
    name: toName(path),
    today: now.toISOString().slice(0, 10),
    author: author?.slug ?? "",
    category: category
      ? { slug: category.slug, name: category.name }
      : { slug: "news", name: "News" },
  });
  const yaml = writeYaml(fields);
  return place.extension === "yaml" ? yaml : `---\n${yaml}---\n${body ?? ""}`;
}
