import { listMembersByIds } from "#app/developers/stored-members.service.server.ts";
import { SHARED_DAYS } from "#contract/clients/shared-shortlist-terms.ts";
import type { Queryable } from "#database/client.server.ts";
import { toDateText } from "#platform/time/date-text.ts";
import { toReaderPath, toReaderToken } from "./shared-link.server.ts";
import { listSharedMemberIds } from "./shared-shortlists.repository.server.ts";
import { findByToken } from "./shared-shortlists.service.server.ts";
import { listReaders, listVotes, type ReaderRow, type VoteRow } from "./votes.repository.server.ts";

const DAY_MS = 86_400_000;

/** What the owner of a shared shortlist sees; undefined for a link that opens nothing. */
export async function readOwned(db: Queryable, token: string, now: Date) {
  const row = await findByToken(db, "owner", token, now);
  if (!row) return undefined;
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
    path: toReaderPath(toReaderToken(token)),
    ends_on: toEndText(row.changed_at),
  };
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
