import { PublicError } from "#platform/errors.ts";
import type { JobKind } from "#services/queue.server.ts";
import { countClientHit, countHit } from "#services/rate-limit.repository.server.ts";
import type { Services } from "#services/services.server.ts";
import { hasInvitation, replaceLinks } from "#services/staff/links.repository.server.ts";
import { findAccountByEmail } from "#services/staff/staff.repository.server.ts";
import { enqueueLinkEmail } from "./staff-emails.server.ts";

const CLIENT_LIMIT = { hits: 10, seconds: 3_600 };
/** Emails to one person. */
const ACCOUNT_LIMIT = { hits: 3, seconds: 3_600 };

/** A new password was requested. Its data has their address, so it is soon deleted. */
export const PASSWORD_RESET: JobKind = {
  name: "password-reset",
  options: { retryLimit: 5, retryDelay: 10, retryBackoff: true, deleteAfterSeconds: 3_600 },
};

type Asked = { email: string };

/**
 * Stores that a password was forgotten. Whether there is such an account is found out later,
 * by a job: neither the response nor its time tells.
 * @throws PublicError 429
 */
export async function requestPasswordReset(
  { db, queue }: Pick<Services, "db" | "queue">,
  email: string,
  client: string,
): Promise<void> {
  await countClientHit(db, "password reset", client, CLIENT_LIMIT);
  const asked: Asked = { email };
  await db.transaction((tx) => queue.enqueue(tx, PASSWORD_RESET, asked));
}

/**
 * Sends the link to choose a new password, when the address has an account with one. An account
 * that signs in by passkey gets its link from an owner: an email alone does not open the desk.
 * Nothing is sent while a set-up link is open, which an owner sent because the app was lost.
 */
export async function sendPasswordReset(
  deps: Pick<Services, "db" | "queue" | "env" | "clock">,
  { email }: Asked,
): Promise<void> {
  const account = await findAccountByEmail(deps.db, email);
  if (!account?.password_hash || !account.totp_secret || account.disabled_at) return;
  if (await hasInvitation(deps.db, account.id, deps.clock())) return;
  if (await isLimited(deps, account.id)) return;
  await deps.db.transaction(async (tx) => {
    const link = { staff_id: account.id, purpose: "reset" } as const;
    const token = await replaceLinks(tx, link, deps.clock());
    await enqueueLinkEmail(deps, tx, { purpose: "reset", token, to: account });
  });
}

async function isLimited({ db }: Pick<Services, "db">, id: number): Promise<boolean> {
  try {
    await countHit(db, "password reset", `staff ${id}`, ACCOUNT_LIMIT);
    return false;
  } catch (error) {
    if (error instanceof PublicError) return true;
    throw error;
  }
}

/** Sends the links that were asked for. */
export async function startPasswordResets(
  deps: Pick<Services, "db" | "queue" | "env" | "clock">,
): Promise<void> {
  await deps.queue.work<Asked>(PASSWORD_RESET, ({ data }) => sendPasswordReset(deps, data));
}
