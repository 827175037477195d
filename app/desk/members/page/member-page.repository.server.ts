import { and, desc, eq, sql } from "drizzle-orm";
import { isChosen } from "#app/requests/records/request-writes.repository.server.ts";
import type { FormName } from "#contract/clients/forms.ts";
import type { Queryable } from "#database/client.server.ts";
import { deskProposals } from "#database/tables/desk-proposals.ts";
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

/** The latest requests that a member is in, and how many there are. */
export async function listRequestsWith(db: Queryable, member_id: number, limit: number) {
  const isIn = and(eq(requestMembers.member_id, member_id), isChosen);
  const rows: { reference: string; form: FormName; name: string }[] = await db
    .select({ reference: requests.reference, form: requests.form, name: requests.name })
    .from(requestMembers)
    .innerJoin(requests, eq(requests.id, requestMembers.request_id))
    .where(isIn)
    .orderBy(desc(requests.id))
    .limit(limit);
  return { rows, total: await db.$count(requestMembers, isIn) };
}

/** The latest proposals that a member is in, and how many there are. */
export async function listProposalsWith(db: Queryable, member_id: number, limit: number) {
  const listed = JSON.stringify([{ member_id }]);
  const isIn = sql`(${proposals.members} @> ${listed}::jsonb or exists (
    select from ${answeredMembers} where ${answeredMembers.proposal_id} = ${proposals.id}
      and ${answeredMembers.member_id} = ${member_id}))`;
  const rows = await db
    .select({
      id: deskProposals.id,
      client: proposals.client,
      total: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(deskProposals)
    .innerJoin(proposals, eq(proposals.id, deskProposals.proposal_id))
    .where(isIn)
    .orderBy(desc(deskProposals.id))
    .limit(limit);
  return {
    rows: rows.map(({ id, client }) => ({ id, client })),
    total: rows[0]?.total ?? 0,
  };
}
