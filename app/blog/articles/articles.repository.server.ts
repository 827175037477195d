import { and, count, desc, eq, getTableColumns, max, ne, type SQL, sql } from "drizzle-orm";
import type { ArticleFilter } from "#contract/content/article.ts";
import type { Queryable } from "#database/client.server.ts";
import { narrowReads } from "#database/reads.server.ts";
import { articles, articleTags, authors } from "#database/tables/articles.ts";
import { media } from "#database/tables/media.ts";
import { toSearchTerms } from "#platform/text/search-words.server.ts";

/** Filter of a list of articles; `except` excludes one. */
export type ArticleSelection = ArticleFilter & { except?: number | undefined };

const cardColumns = {
  id: articles.id,
  slug: articles.slug,
  title: articles.title,
  description: articles.description,
  author: { slug: authors.slug, name: authors.name },
  category: articles.category,
  tag_ids: articles.tag_ids,
  published_at: articles.published_at,
  updated_at: articles.updated_at,
  featured: articles.featured,
  reading_minutes: articles.reading_minutes,
  cover: articles.cover,
  cover_alt: articles.cover_alt,
  cover_type: media.content_type,
  cover_width: media.width,
  cover_height: media.height,
};

const { id: _id, published: _published, ...authorColumns } = getTableColumns(authors);

export type ArticleCardRow = Awaited<ReturnType<typeof listArticleRows>>[number];

const newestFirst = [desc(articles.published_at), desc(articles.id)];

/** What of articles changes their cards and lists, but for a search of their texts. */
const CARDS = { articles: ["articles:cards"] };

const toReads = ({ q }: ArticleSelection) => (q ? {} : CARDS);

/** Whether the blog has an article. */
export async function hasArticles(db: Queryable): Promise<boolean> {
  const rows = await narrowReads({ articles: ["articles:set"] }, () =>
    db.select({ id: articles.id }).from(articles).where(eq(articles.published, true)).limit(1),
  );
  return rows.length > 0;
}

/** Every word of the search begins a word of the article; a search without a word finds nothing. */
function toSearchCondition(q: string): SQL | undefined {
  const terms = toSearchTerms(q);
  if (terms.length === 0) return sql`false`;
  const text = sql`' ' || ${articles.search_text}`;
  return and(...terms.map((term) => sql`position(${` ${term}`} in ${text}) > 0`));
}

function toCondition({ category, tag, author, q, except }: ArticleSelection): SQL | undefined {
  return and(
    eq(articles.published, true),
    category === undefined ? undefined : sql`${articles.category} ->> 'slug' = ${category}`,
    tag === undefined
      ? undefined
      : sql`${articles.tag_ids} && array(select ${articleTags.id} from ${articleTags}
          where ${and(eq(articleTags.slug, tag), eq(articleTags.published, true))})`,
    author === undefined ? undefined : eq(authors.slug, author),
    q ? toSearchCondition(q) : undefined,
    except === undefined ? undefined : ne(articles.id, except),
  );
}

/** Cards of a selection, newest first; `featuredFirst` puts the featured one before all others. */
export function listArticleRows(
  db: Queryable,
  selection: ArticleSelection,
  {
    limit,
    offset = 0,
    featuredFirst = false,
  }: { limit: number; offset?: number; featuredFirst?: boolean },
) {
  return narrowReads(toReads(selection), () =>
    db
      .select(cardColumns)
      .from(articles)
      .innerJoin(authors, eq(authors.id, articles.author_id))
      .leftJoin(media, eq(media.id, articles.cover))
      .where(toCondition(selection))
      .orderBy(...(featuredFirst ? [desc(articles.featured)] : []), ...newestFirst)
      .limit(limit)
      .offset(offset),
  );
}

export async function countArticles(db: Queryable, selection: ArticleSelection): Promise<number> {
  const [row] = await narrowReads(toReads(selection), () =>
    db
      .select({ total: count() })
      .from(articles)
      .innerJoin(authors, eq(authors.id, articles.author_id))
      .where(toCondition(selection)),
  );
  return row?.total ?? 0;
}

/** The featured article. */
export async function findFeaturedRow(db: Queryable): Promise<ArticleCardRow | undefined> {
  const [row] = await listArticleRows(db, {}, { limit: 1, featuredFirst: true });
  return row?.featured ? row : undefined;
}

export async function findArticleRow(db: Queryable, slug: string) {
  const [row] = await narrowReads({ articles: [`articles:slug:${slug}`] }, () =>
    db
      .select({
        ...cardColumns,
        author: authorColumns,
        body: articles.body,
        headings: articles.headings,
      })
      .from(articles)
      .innerJoin(authors, eq(authors.id, articles.author_id))
      .leftJoin(media, eq(media.id, articles.cover))
      .where(and(eq(articles.slug, slug), eq(articles.published, true))),
  );
  return row;
}

/** Articles that share most tags, then the category, with this one; newest first among equals. */
export function listRelatedRows(
  db: Queryable,
  article: { id: number; category: { slug: string }; tag_ids: number[] },
  limit: number,
) {
  const shared = sql`(select count(*) from unnest(${articles.tag_ids}) as tag
    where tag = any(${sql.param(article.tag_ids)}::integer[]))`;
  const sameCategory = sql`(${articles.category} ->> 'slug' = ${article.category.slug})::integer`;
  return narrowReads(CARDS, () =>
    db
      .select(cardColumns)
      .from(articles)
      .innerJoin(authors, eq(authors.id, articles.author_id))
      .leftJoin(media, eq(media.id, articles.cover))
      .where(toCondition({ except: article.id }))
      .orderBy(desc(sql`2 * ${shared} + ${sameCategory}`), ...newestFirst)
      .limit(limit),
  );
}

/** Categories with the number of their articles, the greatest first. */
export function listCategories(db: Queryable) {
  const slug = sql<string>`${articles.category} ->> 'slug'`;
  const name = sql<string>`max(${articles.category} ->> 'name')`;
  return narrowReads(CARDS, () =>
    db
      .select({ slug, name, articles: count() })
      .from(articles)
      .where(eq(articles.published, true))
      .groupBy(slug)
      .orderBy(desc(count()), slug),
  );
}

/** Whole articles for feed readers, newest first. */
export function listFeedRows(db: Queryable, limit: number) {
  return db
    .select({
      slug: articles.slug,
      title: articles.title,
      description: articles.description,
      author: authors.name,
      category: articles.category,
      published_at: articles.published_at,
      body: articles.body,
    })
    .from(articles)
    .innerJoin(authors, eq(authors.id, articles.author_id))
    .where(eq(articles.published, true))
    .orderBy(...newestFirst)
    .limit(limit);
}

/** The latest date of publication or update of the articles. */
export async function findLastChange(db: Queryable): Promise<string | undefined> {
  const [row] = await db
    .select({
      date: sql<string | null>`to_char(${max(
        sql`greatest(${articles.published_at}, ${articles.updated_at})`,
      )}, 'YYYY-MM-DD')`,
    })
    .from(articles)
    .where(eq(articles.published, true));
  return row?.date ?? undefined;
}

/** Slugs of the latest published articles and when they changed, newest first. */
export function listArticleChanges(db: Queryable, limit: number) {
  return db
    .select({
      slug: articles.slug,
      title: articles.title,
      category: articles.category,
      author: authors.slug,
      author_name: authors.name,
      tags: sql<string[]>`array(select ${articleTags.slug} from ${articleTags}
        where ${articleTags.id} = any(${articles.tag_ids}) and ${articleTags.published}
        order by ${articleTags.sort_order})`,
      published_at: articles.published_at,
      updated_at: articles.updated_at,
    })
    .from(articles)
    .innerJoin(authors, eq(authors.id, articles.author_id))
    .where(eq(articles.published, true))
    .orderBy(...newestFirst)
    .limit(limit);
}
