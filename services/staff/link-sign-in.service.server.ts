import type { LinkSignIn } from "#contract/desk/staff.ts";
import { unprocessable } from "#platform/errors.ts";
import { countClientHit, countHit } from "../rate-limit.repository.server.ts";
import type { Services } from "../services.server.ts";
import { getLinkedAccount, requireLink } from "./linked-account.service.server.ts";
import { requirePasswords } from "./oidc/oidc-only.server.ts";
import { isPassword } from "./password-hash.server.ts";
import { spendCode } from "./second-factor.service.server.ts";
import {
  ACCOUNT_LIMIT,
  CLIENT_LIMIT,
  openDesk,
  type SignedIn,
  type SignInVisit,
} from "./sign-in.service.server.ts";

/** The same for everything that can be wrong. */
const WRONG = "The password or code is wrong";

/**
 * Signs in by password and code with a link of an owner, which attempts by others cannot block: they
 * neither count here nor wait in the same lane. It replaces neither the password nor the code.
 * @throws PublicError 404 for a link that cannot be used, 422 for a wrong password or code, 429
 *   after too many
 */
export async function signInByLink(
  deps: Pick<Services, "db" | "env" | "clock" | "secretKey">,
  link: string,
  { password, code }: LinkSignIn,
  visit: SignInVisit,
): Promise<SignedIn> {
  requirePasswords(deps);
  const { db, clock } = deps;
  const now = clock();
  await countClientHit(db, "sign-in", visit.client, CLIENT_LIMIT);
  const account = await getLinkedAccount(deps, link, "sign-in");
  await countHit(db, "sign-in link", link, ACCOUNT_LIMIT);
  if (!(await isPassword(password, account.password_hash, "known"))) throw wrong();
  return db.transaction(async (tx) => {
    await requireLink(tx, link, now);
    // The transaction is undone: the link can be used with the right code.
    if (!(await spendCode(tx, deps.secretKey, account, code, now))) throw wrong();
    return openDesk(tx, account.id, visit, "password", now);
  });
}

const wrong = () => unprocessable({ password: [WRONG] });
