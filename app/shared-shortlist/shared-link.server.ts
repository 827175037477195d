import { createHmac } from "node:crypto";
import { openSealed, sealText } from "#platform/secrets/sealed-text.server.ts";
import { toTokenHash } from "#platform/secrets/secret-token.server.ts";
import type { SharedShortlistRow } from "./shared-shortlists.repository.server.ts";

/**
 * The secret of the readers' link, so that the owner's page can show it though it is not stored. It
 * does not lead back to the owner's secret.
 */
export function toReaderToken(owner: string): string {
  return createHmac("sha256", owner).update("readers").digest("hex").slice(0, 40);
}

export const toReaderPath = (reader: string): string => `/shortlist/${reader}`;
export const toOwnerPath = (owner: string): string => `/shortlist/${owner}/owner`;
export const toEmailsPath = (token: string): string => `/shortlist/${token}/emails`;

const toPlace = (reader_hash: string) => `shared shortlist ${reader_hash}`;

/** The columns of a readers' secret that every link of the owner shows. */
export function sealReaderToken(secretKey: Buffer, reader: string) {
  const reader_hash = toTokenHash(reader);
  return { reader_hash, reader_sealed: sealText(secretKey, reader, toPlace(reader_hash)) };
}

/**
 * The readers' secret for the owner's page.
 * @param owner the secret that opened it
 * @returns undefined where it was encrypted with another key
 */
export function readReaderToken(
  secretKey: Buffer,
  { reader_hash, reader_sealed }: Pick<SharedShortlistRow, "reader_hash" | "reader_sealed">,
  owner: string,
): string | undefined {
  const derived = toReaderToken(owner);
  if (toTokenHash(derived) === reader_hash) return derived;
  return reader_sealed === null
    ? undefined
    : openSealed(secretKey, reader_sealed, toPlace(reader_hash));
}
