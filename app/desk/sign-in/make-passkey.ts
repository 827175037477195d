import type { PasskeyOffer } from "#services/staff/passkeys.service.server.ts";

/**
 * Asks an authenticator for a passkey.
 * @param typed name and address for its list of passkeys, where the account has none yet
 */
export async function makePasskey(
  offer: PasskeyOffer,
  typed: { name?: string; email?: string } = {},
): Promise<object> {
  const { startRegistration } = await import("@simplewebauthn/browser");
  const { id, name, displayName } = offer.user;
  const user = { id, name: typed.email || name, displayName: typed.name || displayName };
  return startRegistration({ optionsJSON: { ...offer, user } });
}
