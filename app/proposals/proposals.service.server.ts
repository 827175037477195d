import { toProfilePath } from "#app/developers/parts/profile-url.ts";
import { getMember, listMembersByIds } from "#app/developers/stored-members.service.server.ts";
import { listInterviews } from "#app/interviews/read-interview.service.server.ts";
import { getSite } from "#app/site/site.service.server.ts";
import { toBuyoutPercent } from "#app/site/terms/terms.ts";
import {
  type Proposal,
  ProposalIdSchema,
  type ProposalMember,
} from "#contract/clients/proposal.ts";
import { ContractTermsSchema } from "#contract/content/site.ts";
import type { MemberCard } from "#contract/members/member.ts";
import { withNoun } from "#contract/values/trade.ts";
import type { Queryable } from "#database/client.server.ts";
import type { AnsweredName } from "#database/tables/proposals.ts";
import { notFound } from "#platform/errors.ts";
import { type Clock, systemClock } from "#platform/time/clock.ts";
import { readAnsweredMembers } from "./answer/answered-members.service.server.ts";
import { toProposalRate } from "./proposal-rate.ts";
import { isExpired } from "./proposal-texts.ts";
import {
  findProposalRow,
  findStoredAnswer,
  findStoredProposal,
  listMemberNames,
  type ProposalRow,
} from "./proposals.repository.server.ts";
import { toSentColumns } from "./sent-columns.server.ts";
import { findDraft } from "./versions.repository.server.ts";

/** Message for a wrong, old or withdrawn link. */
export const UNKNOWN_PROPOSAL =
  "There is no proposal at this link. Ask the person who sent it for a new one.";

/** Members by id: those with a profile, and those with no more than a name. */
type SeenMembers = {
  profiles: Map<number, MemberCard & { profile_link: string | null }>;
  names: Map<number, AnsweredName>;
};

/**
 * A proposal as its client sees it, or saw it when it was answered; undefined for an unknown link
 * and once it was withdrawn.
 */
export async function findProposal(
  db: Queryable,
  id: string,
  clock: Clock = systemClock,
): Promise<Proposal | undefined> {
  const row = await findRow(db, id);
  return row && toProposal(db, row, clock());
}

/** Whether there was a proposal at a link that the agency has withdrawn. */
export async function isWithdrawn(db: Queryable, id: string): Promise<boolean> {
  if (!ProposalIdSchema.safeParse(id).success) return false;
  return (await findProposalRow(db, id))?.withdrawn_at instanceof Date;
}

/** A proposal as it would be after sending what staff saved last. */
export async function findProposalPreview(
  db: Queryable,
  id: string,
  now: Date,
): Promise<Proposal | undefined> {
  const row = await findPreviewRow(db, id, now);
  return row && toProposal(db, row, now);
}

async function toProposal(db: Queryable, row: ProposalRow, now: Date): Promise<Proposal> {
  const { submited_at } = row;
  const site = await getSite(db);
  const { profiles, names } =
    submited_at === null
      ? await readMembersToday(db, row, toBuyoutPercent(site.terms))
      : await readAnsweredMembers(db, row);
  const answers = await readAnswers(db, row);
  return {
    id: row.id,
    type: row.type,
    client: row.client,
    prepared_by: row.prepared_by,
    date: row.date,
    valid_until: row.valid_until,
    brief: row.brief,
    submited_at: submited_at?.toISOString() ?? null,
    reference: answers.reference,
    is_expired: submited_at === null && isExpired(row.valid_until, now),
    version: row.version,
    members: row.members.flatMap(({ member_id, note }) => {
      const profile = profiles.get(member_id);
      return profile ? [{ ...toCard(profile), note, ...answers.of(member_id) }] : [];
    }),
    unavailable: row.members.flatMap(({ member_id }) => {
      const name = names.get(member_id);
      return name ? [{ ...name, id: member_id, ...answers.of(member_id) }] : [];
    }),
    interviews: await listInterviews(db, row.id),
    terms: row.answered_terms ?? ContractTermsSchema.parse(site.terms ?? {}),
  };
}

/** Who was chosen and how the client answered; nothing before it was answered. */
async function readAnswers(db: Queryable, { id, submited_at, chosen_ids }: ProposalRow) {
  const stored = submited_at === null ? undefined : await findStoredAnswer(db, id);
  return {
    reference: stored?.reference ?? null,
    of(member_id: number) {
      const chosen = stored !== undefined && chosen_ids.includes(member_id);
      const answer = stored?.members.get(member_id)?.answer ?? (chosen ? "interview" : null);
      return { chosen, answer };
    },
  };
}

async function readMembersToday(
  db: Queryable,
  { members }: ProposalRow,
  percent: number | null,
): Promise<SeenMembers> {
  const rates = new Map(members.map(({ member_id, sales_rate }) => [member_id, sales_rate]));
  const cards = await listMembersByIds(db, [...rates.keys()]);
  const profiles = new Map(
    cards.map((card) => {
      const profile_link = toProfilePath(card.slug);
      const atRate = toProposalRate(card, rates.get(card.id) ?? null, percent);
      return [card.id, { ...atRate, profile_link }];
    }),
  );
  const gone = [...rates.keys()].filter((id) => !profiles.has(id));
  const names = gone.length === 0 ? [] : await listMemberNames(db, gone);
  return { profiles, names: new Map(names.map(({ id, ...name }) => [id, name])) };
}

/** The fields of a card; what was stored with an answer is a whole profile. */
function toCard<Card extends MemberCard>(profile: Card): Card {
  const { about, cv_link, experiences, educations, ...card } = profile as Card &
    Partial<ProposalMember>;
  return card as unknown as Card;
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
  return toProposalMember(db, await findRow(db, id), member_id);
}

/** The same in what staff saved last. */
export async function getPreviewMember(
  db: Queryable,
  id: string,
  member_id: number,
  now: Date,
): Promise<ProposalMember> {
  return toProposalMember(db, await findPreviewRow(db, id, now), member_id);
}

async function toProposalMember(
  db: Queryable,
  row: ProposalRow | undefined,
  member_id: number,
): Promise<ProposalMember> {
  if (!row) throw notFound(UNKNOWN_PROPOSAL);
  const entry = row.members.find((member) => member.member_id === member_id);
  if (!entry) throw notFound(withNoun("This developer is not part of the proposal."));
  const { note, sales_rate } = entry;
  const has_own_rate = sales_rate !== null;
  if (row.submited_at !== null) {
    const member = (await readAnsweredMembers(db, row)).profiles.get(member_id);
    if (!member) throw notFound(withNoun("The profile of this developer is no longer available."));
    return { ...member, note, has_own_rate, ...(await readAnswers(db, row)).of(member_id) };
  }
  const member = await getMember(db, member_id);
  const percent = toBuyoutPercent((await getSite(db)).terms);
  const profile_link = toProfilePath(member.slug);
  const atRate = toProposalRate(member, sales_rate, percent);
  return { ...atRate, profile_link, note, has_own_rate, chosen: false, answer: null };
}

async function findRow(db: Queryable, id: string): Promise<ProposalRow | undefined> {
  if (!ProposalIdSchema.safeParse(id).success) return undefined;
  const row = await findProposalRow(db, id);
  return row?.withdrawn_at === null ? row : undefined;
}

async function findPreviewRow(
  db: Queryable,
  id: string,
  now: Date,
): Promise<ProposalRow | undefined> {
  if (!ProposalIdSchema.safeParse(id).success) return undefined;
  const stored = await findStoredProposal(db, id);
  const draft = await findDraft(db, id);
  if (!stored || !draft) return stored;
  return {
    ...stored,
    ...(await toSentColumns(draft.content)),
    version: draft.number,
    date: now.toISOString().slice(0, 10),
    submited_at: null,
    answered_terms: null,
  };
}
