import type { RequestRow } from "#app/requests/records/requests.repository.server.ts";
import { toTokenHash } from "#platform/secrets/secret-token.server.ts";
import { countHit } from "#services/rate-limit.repository.server.ts";
import type { Services } from "#services/services.server.ts";
import { getByStatusToken } from "./status.service.server.ts";

/** Posts by one link: each message is an email to the agency. */
const PER_LINK = { hits: 10, seconds: 3_600 };

/**
 * Counts a post by a link before its body is parsed; for the client's address it was counted at
 * admission. Returns the request of the link.
 * @throws PublicError 404 for a link that opens nothing, 429 over its limit
 */
export async function countPost({ db }: Pick<Services, "db">, token: string): Promise<RequestRow> {
  const request = await getByStatusToken(db, token);
  await countHit(db, "status link", toTokenHash(token), PER_LINK);
  return request;
}
