import { createHash, createHmac, randomBytes } from "node:crypto";

/** 160 bits in lower case, because URLs with capitals are redirected (spec §2). */
const TOKEN = /^[0-9a-f]{40}$/;

/** Whether a text can be the secret of a link, so that it is worth a query. */
export const isSharedToken = (token: string): boolean => TOKEN.test(token);

export const createSharedToken = (): string => randomBytes(20).toString("hex");

export function toSharedHash(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/**
 * The secret of the readers' link, so that the owner's page can show it though it is not stored. It
 * does not lead back to the owner's secret.
 */
export function toReaderToken(owner: string): string {
  return createHmac("sha256", owner).update("readers").digest("hex").slice(0, 40);
}

export const toReaderPath = (reader: string): string => `/shortlist/${reader}`;
export const toOwnerPath = (owner: string): string => `/shortlist/${owner}/owner`;
