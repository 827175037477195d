import { toMemberQuery } from "#app/developers/filters/member-query.ts";
import { listMembers } from "#app/developers/members.service.server.ts";
import { listMembersByIds } from "#app/developers/stored-members.service.server.ts";
import { SHARED_DAYS } from "#contract/clients/shared-shortlist-terms.ts";
import type { Database } from "#database/client.server.ts";
import { toDateText } from "#platform/time/date-text.ts";
import type { Services } from "#services/services.server.ts";
import { readReaderToken, toOwnerPath, toReaderPath } from "./shared-link.server.ts";
import { listSharedMemberIds } from "./shared-shortlists.repository.server.ts";
import { findByToken } from "./shared-shortlists.service.server.ts";
import { findVoteEmails } from "./vote-emails/vote-emails.repository.server.ts";
import { listReaders, listVotes, type ReaderRow, type VoteRow } from "./votes.repository.server.ts";

const DAY_MS = 86_400_000;

/** Developers that a search for one offers. */
const MAX_FOUND = 6;

type Deps = Pick<Services, "db" | "clock" | "secretKey">;

/**
 * What the owner of a shared shortlist sees; undefined for a link that opens nothing.
 * @param find name of a developer whom the owner looks for
 */
export async function readOwned({ db, clock, secretKey }: Deps, token: string, find = "") {
  const row = await findByToken(db, "owner", token, clock());
  if (!row) return undefined;
  const reader = readReaderToken(secretKey, row, token);
  const emails = await findVoteEmails(db, row.id);
  const ids = await listSharedMemberIds(db, row.id);
  const members = await listMembersByIds(db, ids);
  const readers = await listReaders(db, row.id);
  const votes = await listVotes(
    db,
    readers.map((reader) => reader.id),
  );
  return {
    note: row.note,
    members: members.map(({ id, slug, first_name, last_name }) => ({
      id,
      slug,
      first_name,
      last_name,
      votes: toReceived(readers, votes, id),
    })),
    readers: readers.map(({ id, name, voted_at }) => ({
      id,
      name,
      voted_on: toDateText(voted_at.toISOString().slice(0, 10)),
    })),
    removed: ids.length - members.length,
    found: await findOthers(db, find, ids),
    path: reader && toReaderPath(reader),
    owner_path: toOwnerPath(token),
    emails: emails && { email: emails.email, isConfirmed: emails.confirmed_at !== null },
    ends_on: toEndText(row.changed_at),
  };
}

/** Developers by their name; undefined without one. */
async function findOthers(db: Database, find: string, ids: readonly number[]) {
  const { q, ...others } = toMemberQuery(new URLSearchParams({ q: find })).filter;
  if (q === undefined) return undefined;
  const filter = { ...others, q };
  const { data } = await listMembers(db, { page: 1, per_page: MAX_FOUND, filter });
  return data.map(({ id, slug, first_name, last_name, position }) => ({
    id,
    slug,
    first_name,
    last_name,
    position,
    isIn: ids.includes(id),
  }));
}

/** The votes on one member in the order in which readers voted. */
function toReceived(readers: readonly ReaderRow[], votes: readonly VoteRow[], member: number) {
  return readers.flatMap(({ id, name }) => {
    const given = votes.find((vote) => vote.reader_id === id && vote.member_id === member);
    return given ? [{ reader_id: id, name, vote: given.vote, comment: given.comment }] : [];
  });
}

/** The day until which the links work, in words. */
function toEndText(changed_at: Date): string {
  const end = new Date(changed_at.getTime() + SHARED_DAYS * DAY_MS);
  return toDateText(end.toISOString().slice(0, 10));
}

export type OwnedShortlist = NonNullable<Awaited<ReturnType<typeof readOwned>>>;
