import type { Faq, FaqAudience, PageText, PageTextSlug } from "#contract/page-text.ts";
import type { Queryable } from "#database/client.server.ts";
import { findFaq, findPageText } from "./page-texts.repository.server.ts";
import { toUnwrittenFaq, toUnwrittenPageText } from "./unwritten-texts.ts";

/** The words of a page; header and footer lead to each of them, so none is ever missing. */
export async function getPageText(db: Queryable, slug: PageTextSlug): Promise<PageText> {
  return (await findPageText(db, slug)) ?? toUnwrittenPageText(slug);
}

/** The questions of an audience, in the operator's order. */
export async function getFaq(db: Queryable, audience: FaqAudience): Promise<Faq> {
  return (await findFaq(db, audience)) ?? toUnwrittenFaq(audience);
}
