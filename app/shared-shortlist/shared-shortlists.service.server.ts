import { listMembersByIds } from "#app/developers/stored-members.service.server.ts";
import type { SharedLinks } from "#contract/clients/shared-shortlist.ts";
import { withNoun } from "#contract/values/trade.ts";
import type { Queryable } from "#database/client.server.ts";
import { notFound, unprocessable } from "#platform/errors.ts";
import type { InputValues } from "#platform/forms/use-step-form.ts";
import { createToken, isToken, toTokenHash } from "#platform/secrets/secret-token.server.ts";
import type { Services } from "#services/services.server.ts";
import { toOwnerPath, toReaderPath, toReaderToken } from "./shared-link.server.ts";
import {
  findSharedShortlist,
  insertSharedShortlist,
  listSharedMemberIds,
  type SharedShortlistRow,
} from "./shared-shortlists.repository.server.ts";
import { READER_FIELD, toCommentField, toVoteField } from "./vote-fields.ts";
import { findReader, listVotes, type ReaderRow } from "./votes.repository.server.ts";

/**
 * Stores the members of a visitor's shortlist, without those that are no longer on the site, and
 * returns the two links to it; only hashes of their secrets are stored.
 * @throws PublicError 422 when no member is left
 */
export async function shareShortlist(
  { db, clock }: Pick<Services, "db" | "clock">,
  ids: readonly number[],
): Promise<SharedLinks> {
  const members = await listMembersByIds(db, [...new Set(ids)]);
  if (members.length === 0) {
    throw unprocessable({
      ids: [withNoun("The developers on this shortlist are no longer on our site")],
    });
  }
  const owner = createToken();
  const reader = toReaderToken(owner);
  await db.transaction((tx) =>
    insertSharedShortlist(tx, {
      reader_hash: toTokenHash(reader),
      owner_hash: toTokenHash(owner),
      member_ids: members.map(({ id }) => id),
      now: clock(),
    }),
  );
  return { path: toReaderPath(reader), owner_path: toOwnerPath(owner) };
}

export type Side = "reader" | "owner";

/** The shortlist of a link; undefined for one that opens nothing. */
export async function findByToken(
  db: Queryable,
  side: Side,
  token: string,
  now: Date,
): Promise<SharedShortlistRow | undefined> {
  if (!isToken(token)) return undefined;
  const hash = toTokenHash(token);
  const key = side === "owner" ? { owner_hash: hash } : { reader_hash: hash };
  return findSharedShortlist(db, key, now);
}

/** @throws PublicError 404 */
export async function getByToken(
  db: Queryable,
  side: Side,
  token: string,
  now: Date,
): Promise<SharedShortlistRow> {
  const row = await findByToken(db, side, token, now);
  if (!row) throw notFound("This shortlist is not available");
  return row;
}

/**
 * What a reader sees: the cards in the owner's order, how many members have left the site, and
 * their own votes where `reader` is their secret.
 */
export async function readShared(db: Queryable, token: string, now: Date, reader = "") {
  const row = await findByToken(db, "reader", token, now);
  if (!row) return undefined;
  const ids = await listSharedMemberIds(db, row.id);
  const members = await listMembersByIds(db, ids);
  const known = isToken(reader) ? await findReader(db, row.id, toTokenHash(reader)) : undefined;
  return {
    note: row.note,
    members,
    removed: ids.length - members.length,
    own: known && {
      reader,
      isRemoved: known.removed_at !== null,
      input: await readOwnVotes(db, known, reader),
    },
    /** A secret for who votes now. */
    fresh: createToken(),
  };
}
export type SharedShortlist = NonNullable<Awaited<ReturnType<typeof readShared>>>;

/** The votes of a reader as the fields of the form. */
async function readOwnVotes(db: Queryable, { id, name }: ReaderRow, reader: string) {
  const input: InputValues = { [READER_FIELD]: reader, name };
  for (const { member_id, vote, comment } of await listVotes(db, [id])) {
    input[toVoteField(member_id)] = vote ?? "";
    input[toCommentField(member_id)] = comment;
  }
  return input;
}
