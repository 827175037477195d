import { and, desc, eq, gte, isNotNull, isNull, lt, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Queryable, Transaction } from "#database/client.server.ts";
import { deskProposals } from "#database/tables/desk-proposals.ts";
import { members } from "#database/tables/members.ts";
import { proposals, proposalVersions } from "#database/tables/proposals.ts";
import { requests } from "#database/tables/requests.ts";
import {
  type DeskProposalFilter,
  toCondition,
} from "../../proposals/desk-proposals.repository.server.ts";
import type { PagePart } from "../synced-page.server.ts";

const sent = alias(proposalVersions, "sent");

/** Proposals with what is to be sent and what was sent last, the newest first. */
export function listProgramProposals(
  db: Queryable,
  filter: DeskProposalFilter & { id?: number },
  { last, since, limit }: PagePart,
) {
  const { id, updated_at } = deskProposals;
  const isLatest = sql`${sent.number} = (
    select max(number) from ${proposalVersions} latest
    where latest.proposal_id = ${proposals.id} and latest.sent_at is not null)`;
  return db
    .select({
      id,
      desk: deskProposals,
      proposal: proposals,
      draft: proposalVersions.content,
      sent: sent.content,
      reference: requests.reference,
    })
    .from(deskProposals)
    .innerJoin(proposals, eq(proposals.id, deskProposals.proposal_id))
    .leftJoin(
      proposalVersions,
      and(eq(proposalVersions.proposal_id, proposals.id), isNull(proposalVersions.sent_at)),
    )
    .leftJoin(sent, and(eq(sent.proposal_id, proposals.id), isNotNull(sent.sent_at), isLatest))
    .leftJoin(requests, eq(requests.id, deskProposals.request_id))
    .where(
      and(
        toCondition(filter),
        filter.id === undefined ? undefined : eq(id, filter.id),
        last === undefined ? undefined : lt(id, last),
        since === undefined ? undefined : gte(updated_at, since),
      ),
    )
    .orderBy(desc(id))
    .limit(limit);
}

/** Which of these members there are. */
export async function listKnownIds(db: Queryable, ids: readonly number[]): Promise<Set<number>> {
  const rows = await db
    .select({ id: members.id })
    .from(members)
    .where(sql`${members.id} = any(${sql.param([...ids])}::integer[])`);
  return new Set(rows.map(({ id }) => id));
}

/** Locks the id of a proposal until the transaction ends, also while there is none. */
export async function lockProposalId(tx: Transaction, id: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`proposal ${id}`}, 0))`);
}
