import { toMediaPath } from "#app/site/media/media-path.ts";
import { getPortraits } from "#app/site/site.service.server.ts";
import {
  ARTICLES_PER_PAGE,
  type Article,
  type ArticleCard,
  type ArticleFilter,
  type ArticleTopic,
  type Author,
} from "#contract/content/article.ts";
import { type Paged, toPagingLinks, toPagingMeta } from "#contract/http/paging.ts";
import type { Queryable } from "#database/client.server.ts";
import { notFound } from "#platform/errors.ts";
import { findAuthorRow } from "../authors/authors.repository.server.ts";
import { findArticleTagNames } from "./article-tags.repository.server.ts";
import {
  type ArticleCardRow,
  type ArticleSelection,
  countArticles,
  findArticleRow,
  findFeaturedRow,
  listArticleRows,
  listRelatedRows,
} from "./articles.repository.server.ts";

/** Number of related articles. */
const RELATED = 3;

type ListQuery = { page: number; per_page: number; filter: ArticleFilter };
type ToUrl = (page: number) => string;

function toCover(row: ArticleCardRow): ArticleCard["cover"] {
  const { cover, cover_alt, cover_type, cover_width, cover_height } = row;
  if (cover === null || cover_type === null) return null;
  return {
    src: toMediaPath({ id: cover, content_type: cover_type }),
    alt: cover_alt ?? "",
    width: cover_width ?? 0,
    height: cover_height ?? 0,
  };
}

function toCard(row: ArticleCardRow, tags: Map<number, ArticleTopic>): ArticleCard {
  const { tag_ids, cover, cover_alt, cover_type, cover_width, cover_height, ...card } = row;
  return { ...card, tags: tag_ids.flatMap((id) => tags.get(id) ?? []), cover: toCover(row) };
}

async function toCards(db: Queryable, rows: readonly ArticleCardRow[]): Promise<ArticleCard[]> {
  const tags = await findArticleTagNames(
    db,
    rows.flatMap((row) => row.tag_ids),
  );
  return rows.map((row) => toCard(row, tags));
}

function isUnfiltered(filter: ArticleFilter): boolean {
  return Object.values(filter).every((value) => value === undefined || value === "");
}

async function listSelection(
  db: Queryable,
  { page, per_page }: Omit<ListQuery, "filter">,
  selection: ArticleSelection,
  toUrl: ToUrl,
  featuredFirst: boolean,
): Promise<Paged<ArticleCard>> {
  const [path = ""] = toUrl(1).split("?");
  const total = await countArticles(db, selection);
  const meta = toPagingMeta({ page, per_page, total, path });
  const offset = (meta.current_page - 1) * per_page;
  const rows = await listArticleRows(db, selection, { limit: per_page, offset, featuredFirst });
  return { data: await toCards(db, rows), links: toPagingLinks(meta, toUrl), meta };
}

/**
 * One page of articles, newest first; without a filter the featured one comes before all others. A
 * page past the end is the last one (product §2).
 */
export function listArticles(
  db: Queryable,
  { filter, ...query }: ListQuery,
  toUrl: ToUrl,
): Promise<Paged<ArticleCard>> {
  return listSelection(db, query, filter, toUrl, isUnfiltered(filter));
}

/** The blog's own list: the featured article is above the first page and in no list. */
export async function listBlog(
  db: Queryable,
  { page, q }: { page: number; q?: string | undefined },
  toUrl: ToUrl,
): Promise<{ featured: ArticleCard | undefined; page: Paged<ArticleCard> }> {
  const query = { page, per_page: ARTICLES_PER_PAGE };
  if (q) return { featured: undefined, page: await listSelection(db, query, { q }, toUrl, false) };
  const row = await findFeaturedRow(db);
  const list = await listSelection(db, query, { except: row?.id }, toUrl, false);
  const isFirst = list.meta.current_page === 1;
  const [featured] = row && isFirst ? await toCards(db, [row]) : [];
  return { featured, page: list };
}

export async function listLatestArticles(db: Queryable, limit: number): Promise<ArticleCard[]> {
  return toCards(db, await listArticleRows(db, {}, { limit }));
}

export async function findArticle(
  db: Queryable,
  slug: string,
): Promise<{ article: Article; related: ArticleCard[] } | undefined> {
  const row = await findArticleRow(db, slug);
  if (!row) return undefined;
  const { body, headings } = row;
  const author = await toAuthor(db, row.author);
  const [card] = await toCards(db, [row]);
  if (!card) return undefined;
  const related = await toCards(db, await listRelatedRows(db, row, RELATED));
  return { article: { ...card, author, body, headings }, related };
}

async function toAuthor(db: Queryable, row: Omit<Author, "avatar">): Promise<Author> {
  return { ...row, avatar: (await getPortraits(db)).get(row.name) ?? null };
}

export async function findAuthor(db: Queryable, slug: string): Promise<Author | undefined> {
  const row = await findAuthorRow(db, slug);
  return row && toAuthor(db, row);
}

/** Throws the 404 of the API. */
export async function getAuthor(db: Queryable, slug: string): Promise<Author> {
  const author = await findAuthor(db, slug);
  if (!author) throw notFound(`There is no author called ${slug}.`);
  return author;
}
