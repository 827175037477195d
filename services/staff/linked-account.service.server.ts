import type { Transaction } from "#database/client.server.ts";
import { PublicError } from "#platform/errors.ts";
import type { Services } from "../services.server.ts";
import { findLink, type StaffLinkPurpose, spendLink } from "./links.repository.server.ts";
import type { StaffAccount } from "./staff.repository.server.ts";

export const LINK_GONE = "This link has expired or has already been used.";

/** @throws PublicError 404 for a link that cannot be used */
export async function getLinkedAccount(
  { db, clock }: Pick<Services, "db" | "clock">,
  link: string,
  purpose: StaffLinkPurpose,
): Promise<StaffAccount> {
  const found = await findLink(db, link, clock());
  if (found?.purpose !== purpose) throw new PublicError(404, LINK_GONE);
  return found.account;
}

/**
 * Uses a link up.
 * @throws PublicError 404 when another request was faster
 */
export async function requireLink(tx: Transaction, link: string, now: Date): Promise<void> {
  if (!(await spendLink(tx, link, now))) throw new PublicError(404, LINK_GONE);
}
