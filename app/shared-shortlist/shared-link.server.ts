import { createHmac } from "node:crypto";

/**
 * The secret of the readers' link, so that the owner's page can show it though it is not stored. It
 * does not lead back to the owner's secret.
 */
export function toReaderToken(owner: string): string {
  return createHmac("sha256", owner).update("readers").digest("hex").slice(0, 40);
}

export const toReaderPath = (reader: string): string => `/shortlist/${reader}`;
export const toOwnerPath = (owner: string): string => `/shortlist/${owner}/owner`;
