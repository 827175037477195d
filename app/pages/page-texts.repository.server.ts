import { asc, eq, inArray } from "drizzle-orm";
import type { Faq, FaqAudience, PageText, PageTextSlug } from "#contract/content/page-text.ts";
import type { Queryable } from "#database/client.server.ts";
import { narrowReads } from "#database/reads.server.ts";
import { faqs, pageTexts } from "#database/tables/page-texts.ts";

/** A record together with the file that it was made of. */
export type WithSource<Value> = Value & { source: string };

const textColumns = {
  slug: pageTexts.slug,
  title: pageTexts.title,
  description: pageTexts.description,
  heading: pageTexts.heading,
  lead: pageTexts.lead,
  updated_at: pageTexts.updated_at,
  sections: pageTexts.sections,
};

const faqColumns = {
  audience: faqs.audience,
  title: faqs.title,
  description: faqs.description,
  groups: faqs.groups,
};

export async function findPageText(
  db: Queryable,
  slug: PageTextSlug,
): Promise<PageText | undefined> {
  const [row] = await narrowReads({ page_texts: [`page_texts:slug:${slug}`] }, () =>
    db.select(textColumns).from(pageTexts).where(eq(pageTexts.slug, slug)),
  );
  return row;
}

export async function findFaq(db: Queryable, audience: FaqAudience): Promise<Faq | undefined> {
  const [row] = await db.select(faqColumns).from(faqs).where(eq(faqs.audience, audience));
  return row;
}

export function listStoredPageTexts(db: Queryable): Promise<WithSource<PageText>[]> {
  return db
    .select({ ...textColumns, source: pageTexts.source })
    .from(pageTexts)
    .orderBy(asc(pageTexts.slug));
}

export function listStoredFaqs(db: Queryable): Promise<WithSource<Faq>[]> {
  return db
    .select({ ...faqColumns, source: faqs.source })
    .from(faqs)
    .orderBy(asc(faqs.audience));
}

export async function upsertPageText(tx: Queryable, text: WithSource<PageText>): Promise<void> {
  await tx.insert(pageTexts).values(text).onConflictDoUpdate({ target: pageTexts.slug, set: text });
}

export async function deletePageTexts(tx: Queryable, slugs: PageTextSlug[]): Promise<void> {
  await tx.delete(pageTexts).where(inArray(pageTexts.slug, slugs));
}

export async function upsertFaq(tx: Queryable, faq: WithSource<Faq>): Promise<void> {
  await tx.insert(faqs).values(faq).onConflictDoUpdate({ target: faqs.audience, set: faq });
}

export async function deleteFaqs(tx: Queryable, audiences: FaqAudience[]): Promise<void> {
  await tx.delete(faqs).where(inArray(faqs.audience, audiences));
}
