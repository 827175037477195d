import { and, asc, eq, inArray, lte, notExists, or, type SQL, sql } from "drizzle-orm";
import { forgetPreviousSlugs } from "#app/site/redirects/previous-slugs.repository.server.ts";
import { toFullName } from "#contract/members/member-terms.ts";
import { withNoun } from "#contract/values/trade.ts";
import type { Transaction } from "#database/client.server.ts";
import { articles } from "#database/tables/articles.ts";
import { media } from "#database/tables/media.ts";
import { members } from "#database/tables/members.ts";
import { placementChanges, placements } from "#database/tables/placements.ts";
import { answeredMembers, proposals, proposalVersions } from "#database/tables/proposals.ts";
import { requestMembers } from "#database/tables/requests.ts";
import { sharedShortlistVotes } from "#database/tables/shared-shortlists.ts";
import { uploads } from "#database/tables/uploads.ts";
import { eraseFiles } from "#services/content/revisions/revisions.repository.server.ts";
import { measureRows } from "#services/personal-data/expired-rows.repository.server.ts";
import type { PersonalRecord } from "#services/personal-data/personal-record.server.ts";
import { daysBefore } from "#services/personal-data/time-before.ts";
import { toMemberFiles } from "./member-path.server.ts";
import { deletePrivate } from "./member-private.repository.server.ts";

/** Days after which a profile that an import unpublished is anonymized for good. */
export const RETENTION_DAYS = 30;
const BATCH = 20;

/** Remaining columns contain no personal data. A new column has to be listed here or below. */
type PersonalColumn = Exclude<
  keyof typeof members.$inferInsert,
  | "id"
  | "published"
  | "featured"
  | "gender"
  | "country_code"
  | "timezone"
  | "sales_currency"
  | "seniority_level"
  | "workload"
  | "updated_at"
>;

/** The name of an image in its path. */
const MEDIA = '/media/([^/"]+)[.]';

/** The row stays because requests and proposals reference it; it holds no personal data. */
const ANONYMIZED_MEMBER = {
  slug: sql`'former-' || ${members.id}`,
  avatar: null,
  get first_name() {
    return withNoun("A developer").split(" ")[0] ?? "";
  },
  get last_name() {
    return withNoun("developer");
  },
  latin_name: null,
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
  vetting: [],
  test_sheet: null,
  client_references: [],
  work_samples: [],
} satisfies Record<PersonalColumn, unknown>;

/** Members of answered proposals, and of requests, are copies: they lose their names as well. */
async function anonymizeCopies(tx: Transaction, ids: readonly number[]): Promise<string[]> {
  const { first_name, last_name, position } = ANONYMIZED_MEMBER;
  const otherVersion = inArray(answeredMembers.member_id, [...ids]);
  const images = sql<string[]>`array(
    select found[1] from regexp_matches(${answeredMembers.member}::text, ${MEDIA}, 'g') as found)`;
  const copies = await tx.select({ images }).from(answeredMembers).where(otherVersion);
  await tx
    .update(answeredMembers)
    .set({ member: { first_name, last_name, position } })
    .where(otherVersion);
  await tx
    .update(requestMembers)
    .set({
      full_name: toFullName({ first_name, last_name }),
      slug: sql`'former-' || ${requestMembers.member_id}`,
      // The client's on them.
      comment: "",
    })
    .where(inArray(requestMembers.member_id, [...ids]));
  // What was agreed with them; when they worked for whom is data of the client.
  const isPlaced = inArray(placements.member_id, [...ids]);
  const contracts = tx.select({ id: placements.upload_id }).from(placements).where(isPlaced);
  await tx.delete(uploads).where(inArray(uploads.id, contracts));
  await tx
    .update(placements)
    .set({ own_rate: null, own_currency: null, terms: "" })
    .where(isPlaced);
  await tx.execute(sql`
    update ${placementChanges} set before = '{}'
    where ${placementChanges.placement_id} in (
      select ${placements.id} from ${placements} where ${isPlaced})`);
  // What readers of shared shortlists wrote about them.
  await tx.delete(sharedShortlistVotes).where(inArray(sharedShortlistVotes.member_id, [...ids]));
  // The agency's note on someone, also in its file.
  await tx.execute(sql`
    update ${proposals} set source = '', members = (
      select jsonb_agg(
        case when (entry ->> 'member_id')::int = any(${sql.param([...ids])}::int[])
          then entry || '{"note": ""}' else entry end order by place)
      from jsonb_array_elements(${proposals.members}) with ordinality listed (entry, place))
    where exists (
      select from jsonb_array_elements(${proposals.members}) entry
      where (entry ->> 'member_id')::int = any(${sql.param([...ids])}::int[]))`);
  await tx.execute(sql`
    update ${proposalVersions} set content = jsonb_set(content, '{members}', (
      select jsonb_agg(
        case when (entry ->> 'member_id')::int = any(${sql.param([...ids])}::int[])
          then entry || '{"note": ""}' else entry end order by place)
      from jsonb_array_elements(content -> 'members') with ordinality listed (entry, place)))
    where exists (
      select from jsonb_array_elements(content -> 'members') entry
      where (entry ->> 'member_id')::int = any(${sql.param([...ids])}::int[]))`);
  return copies.flatMap((copy) => copy.images);
}

function isOverdue(now: Date): SQL | undefined {
  return and(
    eq(members.published, false),
    lte(members.updated_at, daysBefore(now, RETENTION_DAYS)),
    sql`${members.slug} <> 'former-' || ${members.id}`,
    sql`not exists (select from ${placements} where ${placements.member_id} = ${members.id} and ${placements.status} = 'running')`,
  );
}

async function anonymizeSome(tx: Transaction, now: Date): Promise<number> {
  const rows = await tx
    .select({
      id: members.id,
      slug: members.slug,
      avatar: members.avatar,
      work: sql<string[]>`array(
        select found[1] from regexp_matches(${members.work_samples}::text, ${MEDIA}, 'g') as found)`,
    })
    .from(members)
    .where(isOverdue(now))
    .orderBy(asc(members.id))
    .limit(BATCH)
    .for("update", { skipLocked: true });
  if (rows.length === 0) return 0;
  const ids = rows.map(({ id }) => id);
  await eraseFiles(
    tx,
    rows.flatMap(({ slug }) => toMemberFiles(slug)),
  );
  await tx.update(members).set(ANONYMIZED_MEMBER).where(inArray(members.id, ids));
  const slugs = rows.map(({ slug }) => slug);
  await deletePrivate(tx, slugs);
  await forgetPreviousSlugs(tx, "member", slugs);
  const earlier = await anonymizeCopies(tx, ids);
  const images = [
    ...earlier,
    ...rows.flatMap(({ avatar, work }) => [...work, ...(avatar === null ? [] : [avatar])]),
  ];
  if (images.length > 0) await deleteUnused(tx, images);
  return rows.length;
}

const hasMedia = (column: typeof members.work_samples | typeof answeredMembers.member): SQL =>
  sql`${column}::text like '%/media/' || ${media.id} || '.%'`;

/** An image may be used by other members, answered proposals or articles. */
async function deleteUnused(tx: Transaction, ids: readonly string[]): Promise<void> {
  const inMembers = tx
    .select({ id: members.id })
    .from(members)
    .where(or(eq(members.avatar, media.id), hasMedia(members.work_samples)));
  const inAnswers = tx
    .select({ id: answeredMembers.member_id })
    .from(answeredMembers)
    .where(hasMedia(answeredMembers.member));
  const inArticles = tx
    .select({ id: articles.id })
    .from(articles)
    .where(
      sql`${articles.cover} = ${media.id} or ${articles.pictures} @> jsonb_build_array(jsonb_build_object('media', ${media.id}))`,
    );
  await tx
    .delete(media)
    .where(
      and(
        inArray(media.id, [...ids]),
        ...[inMembers, inAnswers, inArticles].map((users) => notExists(users)),
      ),
    );
}

/** Profiles that were removed from the content, with their photos and their history. */
export const anonymizedMembersRecord: PersonalRecord = {
  name: "profiles removed from the site",
  tables: [
    "members",
    "member_search",
    "member_words",
    "media",
    "media_removals",
    "content_revisions",
    "content_originals",
    "previous_slugs",
  ],
  retention: `${RETENTION_DAYS} days after they left the content folder, not during a placement`,
  expiry: {
    every: "night",
    find: (db, now) => measureRows(db, members.updated_at, isOverdue(now)),
    eraseSome: (db, now) => db.transaction((tx) => anonymizeSome(tx, now)),
  },
};
