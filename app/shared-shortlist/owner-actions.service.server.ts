import { listMembersByIds } from "#app/developers/stored-members.service.server.ts";
import { MAX_REQUEST_MEMBERS } from "#contract/values/limits.ts";
import { withNoun } from "#contract/values/trade.ts";
import type { Transaction } from "#database/client.server.ts";
import { notFound, PublicError } from "#platform/errors.ts";
import { createToken, toTokenHash } from "#platform/secrets/secret-token.server.ts";
import type { Services } from "#services/services.server.ts";
import { readReaderToken, sealReaderToken } from "./shared-link.server.ts";
import {
  deleteSharedMembers,
  insertSharedMembers,
  listSharedMemberIds,
  type SharedShortlistRow,
  updateSharedShortlist,
} from "./shared-shortlists.repository.server.ts";
import { getByToken } from "./shared-shortlists.service.server.ts";
import { deleteEmailedLinks } from "./vote-emails/vote-emails.repository.server.ts";
import { deleteVotesOn, lockSharedShortlist, removeReader } from "./votes.repository.server.ts";

type Deps = Pick<Services, "db" | "clock" | "secretKey">;

/**
 * Changes the shortlist of an owner's link, after votes and changes that are being stored; the link
 * may have ended meanwhile.
 * @throws PublicError 404
 */
export function changeOwned<Result>(
  { db, clock }: Pick<Services, "db" | "clock">,
  owner: string,
  change: (tx: Transaction, row: SharedShortlistRow, now: Date) => Promise<Result>,
): Promise<Result> {
  return db.transaction(async (tx) => {
    const { id } = await getByToken(tx, "owner", owner, clock());
    if (!(await lockSharedShortlist(tx, id))) throw notFound("This shortlist is not available");
    const now = clock();
    return change(tx, await getByToken(tx, "owner", owner, now), now);
  });
}

/**
 * Adds members behind those of the list. What is in it already, or not on the site, changes nothing.
 * @throws PublicError 409 when all do not fit
 */
export function addMembers(deps: Deps, owner: string, ids: readonly number[]): Promise<void> {
  return changeOwned(deps, owner, async (tx, { id }, now) => {
    const present = await listSharedMemberIds(tx, id);
    const others = [...new Set(ids)].filter((one) => !present.includes(one));
    const added = (await listMembersByIds(tx, others)).map((member) => member.id);
    if (present.length + added.length > MAX_REQUEST_MEMBERS) {
      throw new PublicError(
        409,
        withNoun(`A shortlist can hold up to ${MAX_REQUEST_MEMBERS} developers. Remove some first`),
      );
    }
    await insertSharedMembers(tx, id, added);
    await updateSharedShortlist(tx, id, { changed_at: now });
  });
}

/** Takes members off the list, with the votes on them. */
export function dropMembers(deps: Deps, owner: string, ids: readonly number[]): Promise<void> {
  return changeOwned(deps, owner, async (tx, { id }, now) => {
    await deleteSharedMembers(tx, id, ids);
    await deleteVotesOn(tx, id, ids);
    await updateSharedShortlist(tx, id, { changed_at: now });
  });
}

/** Takes those off the list who are no longer on the site. */
export function dropUnpublished(deps: Deps, owner: string): Promise<void> {
  return changeOwned(deps, owner, async (tx, { id }) => {
    const present = await listSharedMemberIds(tx, id);
    const shown = (await listMembersByIds(tx, present)).map((member) => member.id);
    const gone = present.filter((one) => !shown.includes(one));
    await deleteSharedMembers(tx, id, gone);
    await deleteVotesOn(tx, id, gone);
  });
}

/** Erases the votes and comments of a reader, who votes no more. */
export function dropReader(deps: Deps, owner: string, reader: number): Promise<void> {
  return changeOwned(deps, owner, (tx, { id }, now) => removeReader(tx, id, reader, now));
}

/** Ends the readers' link; a new one opens the same list, with all votes. */
export function replaceReaderLink(deps: Deps, owner: string): Promise<void> {
  return changeOwned(deps, owner, async (tx, { id }, now) => {
    const sealed = sealReaderToken(deps.secretKey, createToken());
    await updateSharedShortlist(tx, id, { ...sealed, changed_at: now });
  });
}

/**
 * Ends all links of the owner, those in emails too.
 * @returns the secret of the only one that works from now on
 */
export function replaceOwnerLink(deps: Deps, owner: string): Promise<string> {
  return changeOwned(deps, owner, async (tx, row, now) => {
    const next = createToken();
    const reader = readReaderToken(deps.secretKey, row, owner);
    await updateSharedShortlist(tx, row.id, {
      ...(reader && sealReaderToken(deps.secretKey, reader)),
      owner_hash: toTokenHash(next),
      changed_at: now,
    });
    await deleteEmailedLinks(tx, row.id);
    return next;
  });
}
