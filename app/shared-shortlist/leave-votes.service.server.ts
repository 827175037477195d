import { listMembersByIds } from "#app/developers/stored-members.service.server.ts";
import type { Votes } from "#contract/clients/shared-shortlist.ts";
import { MAX_READERS } from "#contract/clients/shared-shortlist-terms.ts";
import { withNoun } from "#contract/values/trade.ts";
import type { Transaction } from "#database/client.server.ts";
import type { RateLimit } from "#platform/admission/rate-limit.server.ts";
import { notFound, PublicError } from "#platform/errors.ts";
import { createToken, isToken, toTokenHash } from "#platform/secrets/secret-token.server.ts";
import { countClientHit } from "#services/rate-limit.repository.server.ts";
import type { Services } from "#services/services.server.ts";
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

/** New readers of one client on one shortlist: one person cannot take the places of all others. */
const NEW_READERS: RateLimit = { hits: 10, seconds: 86_400 };

const NONE_LEFT =
  "The developers you voted on are no longer on this shortlist. Nothing was saved. Reload the page to see who is";
const REMOVED =
  "The person who shared this shortlist has removed your votes, and you can't vote again";

type LeftVotes = Votes & {
  key: string;
  /** Address of the client. */
  client: string;
};

/**
 * Stores the votes of a reader in place of their earlier ones, which `key` finds; votes on members
 * that are not in the shortlist any more, or no longer on the site, are left out.
 * @returns the reader's secret, with which they change their votes, and whether some were left out
 * @throws PublicError 403 for a reader whom the owner removed, 409 when the shortlist has enough
 * readers or none of the members is left, 429 when the client sent enough
 */
export async function leaveVotes(
  { db, clock }: Pick<Services, "db" | "clock">,
  { id }: Pick<SharedShortlistRow, "id">,
  { key, client, name, votes }: LeftVotes,
): Promise<{ reader: string; isPartial: boolean }> {
  return db.transaction(async (tx) => {
    if (!(await lockSharedShortlist(tx, id))) throw notFound("This shortlist is not available");
    // After the lock: votes are reported by their time.
    const now = clock();
    const shown = (await listMembersByIds(tx, await listSharedMemberIds(tx, id))).map(
      (member) => member.id,
    );
    const filled = votes.filter(({ vote, comment }) => vote !== null || comment !== "");
    const given = filled.filter(({ member_id }) => shown.includes(member_id));
    if (given.length === 0) throw new PublicError(409, withNoun(NONE_LEFT));
    // The page brings a secret, so that a form that is posted twice is one reader.
    const secret = isToken(key) ? key : createToken();
    const known = await findReader(tx, id, toTokenHash(secret));
    if (known?.removed_at) throw new PublicError(403, REMOVED);
    if (!known) await requirePlace(tx, id, client);
    const reader_id =
      known?.id ??
      (await insertReader(tx, {
        shortlist_id: id,
        key_hash: toTokenHash(secret),
        name,
        voted_at: now,
      }));
    if (known) await updateReader(tx, reader_id, { name, voted_at: now });
    await replaceVotes(tx, reader_id, given, shown);
    await updateSharedShortlist(tx, id, { changed_at: now });
    return { reader: secret, isPartial: given.length < filled.length };
  });
}

/** Whether the shortlist takes one more reader, and one more of the client. */
async function requirePlace(tx: Transaction, id: number, client: string): Promise<void> {
  if ((await countReaders(tx, id)) >= MAX_READERS) {
    throw new PublicError(
      409,
      `${MAX_READERS} people have voted on this shortlist, the most it can take. Tell the person who sent it to you what you think.`,
    );
  }
  await countClientHit(tx, `new reader ${id}`, client, NEW_READERS).catch((error: unknown) => {
    if (!(error instanceof PublicError)) throw error;
    const { status, retryAfter } = error;
    throw new PublicError(
      status,
      `${NEW_READERS.hits} people in your network have voted on this shortlist today. Vote tomorrow, or tell the person who sent it to you what you think.`,
      { retryAfter },
    );
  });
}
