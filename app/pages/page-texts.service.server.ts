import { getVettedCounts } from "#app/developers/stats/member-stats.service.server.ts";
import type { Faq, FaqAudience, PageText, PageTextSlug } from "#contract/content/page-text.ts";
import type { Database, Queryable } from "#database/client.server.ts";
import { fillCounts, hasCounts } from "./page-counts.ts";
import { findFaq, findPageText } from "./page-texts.repository.server.ts";
import { toUnwrittenFaq, toUnwrittenPageText } from "./unwritten-texts.ts";

/**
 * The words of a page, with what they count; header and footer lead to each of them, so none is ever
 * missing.
 */
export async function getPageText(db: Database, slug: PageTextSlug): Promise<PageText> {
  const text = await findPageText(db, slug);
  if (!text) return toUnwrittenPageText(slug);
  return hasCounts(text) ? fillCounts(text, await getVettedCounts(db)) : text;
}

/** The questions of an audience, in the operator's order. */
export async function getFaq(db: Queryable, audience: FaqAudience): Promise<Faq> {
  return (await findFaq(db, audience)) ?? toUnwrittenFaq(audience);
}
