import { getSite } from "#app/site/site.service.server.ts";
import { withNoun } from "#contract/values/trade.ts";
import type { Queryable } from "#database/client.server.ts";
import { toArticlePath } from "../article-url.ts";
import { findLastChange, listFeedRows } from "../articles/articles.repository.server.ts";
import { FEED_PATH } from "../blog-meta.ts";
import { toFeedXml } from "./feed-xml.ts";

/** A feed holds the latest articles only. */
const FEED_LENGTH = 20;

/** The newest articles as RSS. */
export async function getFeed(db: Queryable, siteUrl: string): Promise<string> {
  const [site, rows, changed] = await Promise.all([
    getSite(db),
    listFeedRows(db, FEED_LENGTH),
    findLastChange(db),
  ]);
  return toFeedXml({
    siteUrl,
    path: FEED_PATH,
    title: `${site.name} blog`,
    description:
      site.blog?.description ??
      withNoun("How to hire software developers, work with them and be one."),
    changed,
    items: rows.map(({ slug, category, ...row }) => ({
      ...row,
      path: toArticlePath(slug),
      category: category.name,
    })),
  });
}
