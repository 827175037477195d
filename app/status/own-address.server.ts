import { isSitesOwn } from "#app/site/mailboxes.server.ts";
import type { Site } from "#contract/content/site.ts";
import { PublicError } from "#platform/errors.ts";
import { parsePerson } from "#services/personal-data/person.server.ts";
import type { Services } from "#services/services.server.ts";

/**
 * The address that a request was sent from, which proves by a link who asks.
 * @throws PublicError 409 without one, or when it is one of the agency's
 */
export function requireOwnAddress(
  { email }: { email: string | null },
  env: Services["env"],
  site: Site,
): string {
  const person = email === null ? undefined : parsePerson(email);
  if (email === null || !person || isSitesOwn(person, env, site)) {
    throw new PublicError(409, "We have no email address for this. Send us a message");
  }
  return email;
}
