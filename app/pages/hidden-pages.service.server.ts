import { listLatestArticles } from "#app/blog/articles/articles.service.server.ts";
import { listOpenVacancies } from "#app/vacancies/vacancies.service.server.ts";
import { FAQ_AUDIENCES } from "#contract/page-text.ts";
import { WHY_SLUGS, WHY_US } from "#contract/page-text-terms.ts";
import type { Queryable } from "#database/client.server.ts";
import { listStoredFaqs, listStoredPageTexts } from "./page-texts.repository.server.ts";

/** Pages that an agency may leave out, and where it has "Why us". */
export type PageChoice = { hidden: string[]; why: string };

/** Which pages have nothing to show: no menu and no sitemap leads to them. */
export async function getPageChoice(db: Queryable): Promise<PageChoice> {
  const articles = await listLatestArticles(db, 1);
  const vacancies = await listOpenVacancies(db);
  const written = new Set((await listStoredPageTexts(db)).map(({ slug }) => slug));
  const faqs = await listStoredFaqs(db);
  const why = WHY_SLUGS.find((slug) => written.has(slug));
  const hasQuestions = (audience: string) =>
    faqs.some((faq) => faq.audience === audience && faq.groups.length > 0);
  const hidden = [
    ...(articles.length > 0 ? [] : ["/blog"]),
    ...(vacancies.length > 0 ? [] : ["/vacancies"]),
    ...(written.has("services") ? [] : ["/services"]),
    ...(why ? [] : [`/${WHY_US}`]),
    ...FAQ_AUDIENCES.filter((audience) => !hasQuestions(audience)).map(
      (audience) => `/faq/${audience}`,
    ),
  ];
  return { hidden, why: `/${why ?? WHY_US}` };
}
