import { eq, sql } from "drizzle-orm";
import type { Queryable } from "#database/client.server.ts";
import { memberPrivate } from "#database/tables/member-private.ts";
import { members } from "#database/tables/members.ts";
import { answeredMembers, proposals } from "#database/tables/proposals.ts";
import { requestMembers, requests } from "#database/tables/requests.ts";

/** The row of a member that was ever published and not anonymized. */
export async function findStoredMember(db: Queryable, slug: string) {
  const [row] = await db
    .select()
    .from(members)
    .where(sql`${members.slug} = ${slug} and ${members.slug} <> 'former-' || ${members.id}`);
  return row;
}

/** What only staff know of a member, with the reference of the application. */
export async function findPrivate(db: Queryable, slug: string) {
  const [row] = await db
    .select({ row: memberPrivate, reference: requests.reference })
    .from(memberPrivate)
    .leftJoin(requests, eq(requests.id, memberPrivate.request_id))
    .where(eq(memberPrivate.slug, slug));
  return row && { ...row.row, reference: row.reference };
}

/** In how many requests and proposals a member is. */
export async function countMentions(
  db: Queryable,
  member_id: number,
): Promise<{ requests: number; proposals: number }> {
  const { rows } = await db.execute<{ requests: number; proposals: number }>(sql`
    select
      (select count(*)::int from ${requestMembers}
        where ${requestMembers.member_id} = ${member_id}) as requests,
      (select count(*)::int from ${proposals} where ${proposals.published} and (
        ${proposals.members} @> ${JSON.stringify([{ member_id }])}::jsonb or exists (
          select from ${answeredMembers} where ${answeredMembers.proposal_id} = ${proposals.id}
            and ${answeredMembers.member_id} = ${member_id}))) as proposals`);
  return rows[0] ?? { requests: 0, proposals: 0 };
}
