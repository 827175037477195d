import { getMember, listMembersByIds } from "#app/developers/members.service.server.ts";
import { getSite } from "#app/site/site.service.server.ts";
import { toBuyoutPercent } from "#app/site/terms.ts";
import { type Proposal, ProposalIdSchema, type ProposalMember } from "#contract/proposal.ts";
import type { Queryable } from "#database/client.server.ts";
import { type Clock, systemClock } from "#platform/clock.ts";
import { notFound } from "#platform/errors.ts";
import { toProposalRate } from "./proposal-rate.ts";
import { isExpired } from "./proposal-texts.ts";
import {
  findAnswerReference,
  findProposalRow,
  listMemberNames,
  type ProposalRow,
} from "./proposals.repository.server.ts";

/** Message for a wrong, old or withdrawn link. */
export const UNKNOWN_PROPOSAL =
  "There is no proposal at this link. Ask the person who sent it for a new one.";

/** A proposal as its client sees it; undefined for an unknown link. */
export async function findProposal(
  db: Queryable,
  id: string,
  clock: Clock = systemClock,
): Promise<Proposal | undefined> {
  const row = await findRow(db, id);
  if (!row) return undefined;
  const { members, submited_at } = row;
  const ids = members.map(({ member_id }) => member_id);
  const cards = await listMembersByIds(db, ids);
  const percent = toBuyoutPercent((await getSite(db)).terms);
  const published = new Map(cards.map((card) => [card.id, card]));
  const chosen = new Set(submited_at === null ? [] : row.chosen_ids);
  return {
    id: row.id,
    type: row.type,
    client: row.client,
    prepared_by: row.prepared_by,
    date: row.date,
    valid_until: row.valid_until,
    brief: row.brief,
    submited_at: submited_at?.toISOString() ?? null,
    reference: submited_at === null ? null : await findAnswerReference(db, row.id),
    is_expired: submited_at === null && isExpired(row.valid_until, clock()),
    members: members.flatMap(({ member_id, note, sales_rate }) => {
      const card = published.get(member_id);
      if (!card) return [];
      return [
        { ...toProposalRate(card, sales_rate, percent), note, chosen: chosen.has(member_id) },
      ];
    }),
    unavailable: await listUnavailable(
      db,
      ids.filter((member_id) => !published.has(member_id)),
      chosen,
    ),
  };
}

async function listUnavailable(db: Queryable, ids: number[], chosen: ReadonlySet<number>) {
  if (ids.length === 0) return [];
  const names = new Map((await listMemberNames(db, ids)).map((name) => [name.id, name]));
  return ids.flatMap((id) => {
    const name = names.get(id);
    return name ? [{ ...name, chosen: chosen.has(id) }] : [];
  });
}

/** Throws the 404 of the API. */
export async function getProposal(db: Queryable, id: string, clock?: Clock): Promise<Proposal> {
  const proposal = await findProposal(db, id, clock);
  if (!proposal) throw notFound(UNKNOWN_PROPOSAL);
  return proposal;
}

/** The full profile of a member in a proposal. Throws the 404 of the API. */
export async function getProposalMember(
  db: Queryable,
  id: string,
  member_id: number,
): Promise<ProposalMember> {
  const row = await findRow(db, id);
  if (!row) throw notFound(UNKNOWN_PROPOSAL);
  const entry = row.members.find((member) => member.member_id === member_id);
  if (!entry) throw notFound("This developer is not part of the proposal.");
  const member = await getMember(db, member_id);
  const percent = toBuyoutPercent((await getSite(db)).terms);
  return {
    ...toProposalRate(member, entry.sales_rate, percent),
    note: entry.note,
    chosen: row.submited_at !== null && row.chosen_ids.includes(member_id),
    has_own_rate: entry.sales_rate !== null,
  };
}

async function findRow(db: Queryable, id: string): Promise<ProposalRow | undefined> {
  return ProposalIdSchema.safeParse(id).success ? findProposalRow(db, id) : undefined;
}
