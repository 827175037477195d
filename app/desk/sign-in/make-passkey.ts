import type { PasskeyOffer } from "#services/staff/passkeys.service.server.ts";

/**
 * Asks an authenticator for a passkey.
 * @param typed name and address for its list of passkeys, where the account has none yet
 */
export async function makePasskey(
  offer: PasskeyOffer,
  input: { name?: string; email?: string } = {},
): Promise<object> {
  const { startRegistration } = await import("@simplewebauthn/browser");
  const { id, name, displayName } = offer.user;
  const user = { id, name: input.email || name, displayName: input.name || displayName };
  return startRegistration({ optionsJSON: { ...offer, user } });
}
