import { toOwnCvPath } from "#app/developers/cv/cv-url.ts";
import { toProfilePath } from "#app/developers/parts/profile-url.ts";
import { listWholeMembersByIds } from "#app/developers/stored-members.service.server.ts";
import { toLastTest } from "#app/developers/to-member.server.ts";
import type { Member } from "#contract/members/member.ts";
import { countryName } from "#contract/values/countries.ts";
import { languageName } from "#contract/values/languages.ts";
import type { Queryable, Transaction } from "#database/client.server.ts";
import type {
  AnsweredName,
  AnsweredProfile,
  ProposalMemberRow,
} from "#database/tables/proposals.ts";
import { toProposalRate } from "../proposal-rate.ts";
import { listMemberNames } from "../proposals.repository.server.ts";
import {
  insertAnsweredMembers,
  listAnsweredMembers,
  listProfileSlugs,
} from "./answered-members.repository.server.ts";

/** An answered proposal's members by id: those with a profile, and those with no more than a name. */
export type AnsweredMembers = {
  profiles: Map<number, Member & { profile_link: string | null }>;
  names: Map<number, AnsweredName>;
};

/**
 * Stores the members of a proposal as its client sees them, in the transaction of the answer.
 * @param percent of the buyout
 * @returns those who are published, in the order of the proposal, at its rates
 */
export async function storeAnsweredMembers(
  tx: Transaction,
  proposal: { id: string; version: number; members: readonly ProposalMemberRow[] },
  percent: number | null,
): Promise<Member[]> {
  const rates = new Map(
    proposal.members.map(({ member_id, sales_rate }) => [member_id, sales_rate]),
  );
  const ids = [...rates.keys()];
  const whole = await listWholeMembersByIds(tx, ids);
  const offered = whole.map((member) =>
    toProposalRate(member, rates.get(member.id) ?? null, percent),
  );
  const published = new Set(offered.map(({ id }) => id));
  // Locked, so that no name is copied while the erasure of its member goes on.
  const names = await listMemberNames(
    tx,
    ids.filter((id) => !published.has(id)),
  ).for("share");
  await insertAnsweredMembers(tx, [
    ...offered.map((member) => toRow(proposal, member.id, toStored(member))),
    ...names.map(({ id, ...name }) => toRow(proposal, id, name)),
  ]);
  return offered;
}

function toRow(
  { id: proposal_id, version }: { id: string; version: number },
  member_id: number,
  member: AnsweredProfile | AnsweredName,
) {
  return { proposal_id, version, member_id, member };
}

/** Without sheet and references: those who agreed may withdraw them, and a copy would keep them. */
function toStored(profile: Member): AnsweredProfile {
  const {
    country,
    languages,
    last_test,
    test_sheet,
    has_test_sheet,
    client_references,
    client_reference_count,
    ...member
  } = profile;
  return { ...member, languages: languages.map(({ code, level }) => ({ code, level })) };
}

/** @param slug now, undefined for a member who has left the site */
function toMember(stored: AnsweredProfile, slug: string | undefined) {
  const hasOwnCv = stored.cv_link !== toOwnCvPath(stored.slug);
  return {
    ...stored,
    profile_link: slug === undefined ? null : toProfilePath(slug),
    cv_link: hasOwnCv || slug === undefined ? stored.cv_link : toOwnCvPath(slug),
    last_test: toLastTest(stored.vetting),
    test_sheet: null,
    has_test_sheet: false,
    client_references: [],
    client_reference_count: 0,
    country: countryName(stored.country_code),
    languages: stored.languages.map((language) => ({
      ...language,
      name: languageName(language.code),
    })),
  };
}

/** The members of an answered proposal as its client saw them. */
export async function readAnsweredMembers(
  db: Queryable,
  proposal: { id: string; version: number },
): Promise<AnsweredMembers> {
  const stored = await listAnsweredMembers(db, proposal);
  const slugs = await listProfileSlugs(db, [...stored.keys()]);
  const read: AnsweredMembers = { profiles: new Map(), names: new Map() };
  for (const [id, member] of stored) {
    if ("slug" in member) read.profiles.set(id, toMember(member, slugs.get(id)));
    else read.names.set(id, member);
  }
  return read;
}
