import type { StaffRole } from "#contract/desk/staff-terms.ts";
import type { Queryable } from "#database/client.server.ts";
import { PublicError } from "#platform/errors.ts";
import type { Env } from "#platform/process/env.server.ts";
import { hasPasskeyOwner } from "../staff.repository.server.ts";

type OidcEnv = { env: Pick<Env, "oidc"> };

/** Whether people sign in at the provider only. */
export const isOidcOnly = ({ env }: OidcEnv): boolean => env.oidc?.isOnly === true;

/** Whether people with this role may use a passkey: beside the provider only owners do, for when it is down. */
export const mayUsePasskey = (deps: OidcEnv, role: StaffRole): boolean =>
  role === "owner" || !isOidcOnly(deps);

/** @throws PublicError 403 where passwords are switched off */
export function requirePasswords({ env }: OidcEnv): void {
  if (env.oidc?.isOnly) {
    throw new PublicError(403, `Passwords are switched off here. Sign in with ${env.oidc.name}.`);
  }
}

/** @throws PublicError 403 for who signs in at the provider only */
export function requirePasskeys(deps: OidcEnv, role: StaffRole): void {
  if (!mayUsePasskey(deps, role)) {
    throw new PublicError(
      403,
      `Sign in with ${deps.env.oidc?.name}: only owners have passkeys here.`,
    );
  }
}

/**
 * Makes a change after which, with the provider alone, an owner with a passkey remains if there was
 * one: they enter while the provider is down.
 * @throws PublicError 409
 */
export async function keepPasskeyOwner<Result>(
  deps: OidcEnv,
  tx: Queryable,
  change: () => Promise<Result>,
): Promise<Result> {
  const hadOne = isOidcOnly(deps) && (await hasPasskeyOwner(tx));
  const result = await change();
  if (hadOne && !(await hasPasskeyOwner(tx))) throw new PublicError(409, ONE_REMAINS);
  return result;
}

const ONE_REMAINS = "One owner with a passkey has to remain, for when the provider is down.";

/** Whether with the provider alone no owner could enter while it is down. */
export const needsPasskeyOwner = async (deps: OidcEnv & { db: Queryable }): Promise<boolean> =>
  isOidcOnly(deps) && !(await hasPasskeyOwner(deps.db));
