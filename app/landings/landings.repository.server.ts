import { and, asc, eq, inArray } from "drizzle-orm";
import type { LandingIntro, LandingTopic } from "#contract/content/landing.ts";
import type { Queryable } from "#database/client.server.ts";
import { narrowReads } from "#database/reads.server.ts";
import { landingIntros } from "#database/tables/landings.ts";

export async function findIntro(
  db: Queryable,
  topic: LandingTopic,
  slug: string,
): Promise<LandingIntro | undefined> {
  const { title, description, body } = landingIntros;
  const [row] = await narrowReads({ landing_intros: [`landing_intros:slug:${slug}`] }, () =>
    db
      .select({ title, description, body })
      .from(landingIntros)
      .where(and(eq(landingIntros.topic, topic), eq(landingIntros.slug, slug))),
  );
  return row;
}

/** Slugs with an intro, for lists of landing pages. */
export async function listIntroSlugs(db: Queryable, topic: LandingTopic): Promise<Set<string>> {
  const rows = await narrowReads({ landing_intros: ["landing_intros:set"] }, () =>
    listStoredIntros(db, topic),
  );
  return new Set(rows.map(({ slug }) => slug));
}

/** Every intro of a topic with its source file. */
export async function listStoredIntros(db: Queryable, topic: LandingTopic) {
  const rows = await db
    .select({ slug: landingIntros.slug, source: landingIntros.source })
    .from(landingIntros)
    .where(eq(landingIntros.topic, topic))
    .orderBy(asc(landingIntros.slug));
  return rows.map((row) => ({ ...row, published: true }));
}

export async function upsertIntro(
  tx: Queryable,
  intro: typeof landingIntros.$inferInsert,
): Promise<void> {
  await tx
    .insert(landingIntros)
    .values(intro)
    .onConflictDoUpdate({ target: [landingIntros.topic, landingIntros.slug], set: intro });
}

export async function deleteIntros(
  tx: Queryable,
  topic: LandingTopic,
  slugs: readonly string[],
): Promise<void> {
  await tx
    .delete(landingIntros)
    .where(and(eq(landingIntros.topic, topic), inArray(landingIntros.slug, [...slugs])));
}
