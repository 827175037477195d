import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import type { ArticleHeading, ArticleTopic, Author } from "#contract/content/article.ts";
import { media } from "./media.ts";

export const authors = pgTable("authors", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  slug: text().notNull().unique(),
  published: boolean().notNull().default(true),
  name: text().notNull(),
  role: text().notNull(),
  bio: text().notNull(),
  links: jsonb().notNull().$type<Author["links"]>(),
});

/** What articles are tagged with; industries of projects are another thing. */
export const articleTags = pgTable("article_tags", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  slug: text().notNull().unique(),
  published: boolean().notNull().default(true),
  name: text().notNull(),
  sort_order: smallint().notNull(),
});

/** Articles of the blog. `source` is the file as it was imported, so that an export returns it. */
export const articles = pgTable(
  "articles",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    slug: text().notNull().unique(),
    published: boolean().notNull().default(true),
    source: text().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    author_id: integer()
      .notNull()
      .references(() => authors.id),
    category: jsonb().notNull().$type<ArticleTopic>(),
    tag_ids: integer().array().notNull(),
    published_at: date({ mode: "string" }).notNull(),
    // What the front matter says; the row's own change is `changed_at`.
    updated_at: date({ mode: "string" }),
    featured: boolean().notNull().default(false),
    cover: text().references(() => media.id),
    cover_file: text(),
    cover_alt: text(),
    /** Pictures of the text: file name in the folder and id in the media table. */
    pictures: jsonb().notNull().$type<{ file: string; media: string }[]>(),
    reading_minutes: smallint().notNull(),
    headings: jsonb().notNull().$type<ArticleHeading[]>(),
    body: text().notNull(),
    /** Folded words of title, description and text, for search only. */
    search_text: text().notNull(),
    changed_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index("articles_published_at").on(t.published_at.desc())],
);
