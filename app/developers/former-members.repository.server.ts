import { and, asc, eq, inArray, lte, notExists, type SQL, sql } from "drizzle-orm";
import type { Transaction } from "#database/client.server.ts";
import { articles } from "#database/tables/articles.ts";
import { media } from "#database/tables/media.ts";
import { members } from "#database/tables/members.ts";
import { measureRows } from "#platform/personal-data/expired-rows.repository.server.ts";
import type { PersonalRecord } from "#platform/personal-data/personal-record.server.ts";
import { daysBefore } from "#platform/personal-data/time-before.ts";

/** Days after which a profile cannot be brought back that an import took off the site. */
const DAYS = 30;
const BATCH = 20;

/** The row stays, since requests and proposals point at it; nothing in it says who it was. */
const NOBODY = {
  slug: sql`'former-' || ${members.id}`,
  avatar: null,
  first_name: "Former",
  last_name: "developer",
  position: "",
  excerpt: "",
  about: "",
  sales_rate: null,
  redemption_rate: null,
  years_of_experience: 0,
  cv_link: null,
  available_from: null,
  availability_confirmed_at: null,
  languages: [],
  technologies: [],
  experiences: [],
  educations: [],
};

function isOverdue(now: Date): SQL | undefined {
  return and(
    eq(members.published, false),
    lte(members.updated_at, daysBefore(now, DAYS)),
    sql`${members.slug} <> 'former-' || ${members.id}`,
  );
}

async function emptySome(tx: Transaction, now: Date): Promise<number> {
  const rows = await tx
    .select({ id: members.id, avatar: members.avatar })
    .from(members)
    .where(isOverdue(now))
    .orderBy(asc(members.id))
    .limit(BATCH)
    .for("update", { skipLocked: true });
  if (rows.length === 0) return 0;
  const ids = rows.map(({ id }) => id);
  await tx.update(members).set(NOBODY).where(inArray(members.id, ids));
  const photos = rows.flatMap(({ avatar }) => (avatar === null ? [] : [avatar]));
  if (photos.length > 0) await deleteUnused(tx, photos);
  return rows.length;
}

/** A picture may be shown in several places. */
async function deleteUnused(tx: Transaction, ids: readonly string[]): Promise<void> {
  const inMembers = tx.select({ id: members.id }).from(members).where(eq(members.avatar, media.id));
  const inArticles = tx
    .select({ id: articles.id })
    .from(articles)
    .where(
      sql`${articles.cover} = ${media.id} or ${articles.pictures} @> jsonb_build_array(jsonb_build_object('media', ${media.id}))`,
    );
  await tx
    .delete(media)
    .where(and(inArray(media.id, [...ids]), notExists(inMembers), notExists(inArticles)));
}

/** Profiles that the content folder does not have any more, with their photos. */
export const formerMembersRecord: PersonalRecord = {
  name: "profiles removed from the site",
  tables: ["members", "media"],
  kept: `${DAYS} days after they left the content folder`,
  expiry: {
    every: "night",
    find: (db, now) =>
      measureRows(db, { table: members, since: members.updated_at, where: isOverdue(now) }),
    eraseSome: (db, now) => db.transaction((tx) => emptySome(tx, now)),
  },
};
