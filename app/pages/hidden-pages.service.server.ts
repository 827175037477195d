import { hasArticles } from "#app/blog/articles/articles.repository.server.ts";
import { hasOpenVacancies } from "#app/vacancies/vacancies.repository.server.ts";
import { FAQ_AUDIENCES } from "#contract/content/page-text.ts";
import { WHY_SLUGS, WHY_US } from "#contract/content/page-text-terms.ts";
import type { Queryable } from "#database/client.server.ts";
import { narrowReads } from "#database/reads.server.ts";
import { listStoredFaqs, listStoredPageTexts } from "./page-texts.repository.server.ts";

/** Pages that an agency may leave out, and where it has "Why us". */
export type PageChoice = { hidden: string[]; why: string };

/** Which pages have nothing to show: no menu and no sitemap leads to them. */
export async function getPageChoice(db: Queryable): Promise<PageChoice> {
  const [texts, faqs] = await narrowReads(
    { page_texts: ["page_texts:set"], faqs: ["faqs:set"] },
    async () => [await listStoredPageTexts(db), await listStoredFaqs(db)] as const,
  );
  const written = new Set(texts.map(({ slug }) => slug));
  const why = WHY_SLUGS.find((slug) => written.has(slug));
  const hasQuestions = (audience: string) =>
    faqs.some((faq) => faq.audience === audience && faq.groups.length > 0);
  const hidden = [
    ...((await hasArticles(db)) ? [] : ["/blog"]),
    ...((await hasOpenVacancies(db)) ? [] : ["/vacancies"]),
    ...(written.has("services") ? [] : ["/services"]),
    ...(why ? [] : [`/${WHY_US}`]),
    ...FAQ_AUDIENCES.filter((audience) => !hasQuestions(audience)).map(
      (audience) => `/faq/${audience}`,
    ),
  ];
  return { hidden, why: `/${why ?? WHY_US}` };
}
