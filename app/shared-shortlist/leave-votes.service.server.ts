import { listMembersByIds } from "#app/developers/members.service.server.ts";
import type { Votes } from "#contract/shared-shortlist.ts";
import { MAX_READERS } from "#contract/shared-shortlist-terms.ts";
import { notFound, PublicError } from "#platform/errors.ts";
import type { Services } from "#services/services.server.ts";
import { createSharedToken, isSharedToken, toSharedHash } from "./shared-link.server.ts";
import {
  listSharedMemberIds,
  type SharedShortlistRow,
  updateSharedShortlist,
} from "./shared-shortlists.repository.server.ts";
import {
  countReaders,
  findReader,
  insertReader,
  lockSharedShortlist,
  replaceVotes,
  updateReader,
} from "./votes.repository.server.ts";

/**
 * Stores the votes of a reader in place of their earlier ones, which `key` finds; votes on members
 * that are not in the shortlist, or no longer on the site, are left out.
 * @returns the reader's secret, with which they change their votes
 * @throws PublicError 409 when the shortlist has enough readers
 */
export async function leaveVotes(
  { db, clock }: Pick<Services, "db" | "clock">,
  { id }: Pick<SharedShortlistRow, "id">,
  { key, name, votes }: Votes & { key: string },
): Promise<string> {
  const now = clock();
  return db.transaction(async (tx) => {
    if (!(await lockSharedShortlist(tx, id))) throw notFound("This shortlist is not available");
    const shown = await listMembersByIds(tx, await listSharedMemberIds(tx, id));
    const given = votes.filter(
      ({ member_id, vote, comment }) =>
        (vote !== null || comment !== "") && shown.some((member) => member.id === member_id),
    );
    // The page brings a secret, so that a form that is posted twice is one reader.
    const secret = isSharedToken(key) ? key : createSharedToken();
    const known = await findReader(tx, id, toSharedHash(secret));
    if (!known && (await countReaders(tx, id)) >= MAX_READERS) {
      throw new PublicError(
        409,
        `${MAX_READERS} people have voted on this shortlist, and it takes no more. Tell the person who sent it to you what you think.`,
      );
    }
    const reader_id =
      known?.id ??
      (await insertReader(tx, {
        ...{ shortlist_id: id, key_hash: toSharedHash(secret), name, voted_at: now },
      }));
    if (known) await updateReader(tx, reader_id, { name, voted_at: now });
    await replaceVotes(tx, reader_id, given);
    await updateSharedShortlist(tx, id, { changed_at: now });
    return secret;
  });
}
