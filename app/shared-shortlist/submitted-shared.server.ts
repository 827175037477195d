import type { FieldErrors } from "#contract/http/problem.ts";
import type { RateLimit } from "#platform/admission/rate-limit.server.ts";
import { handleSubmittedForm } from "#platform/forms/submitted-form.server.ts";
import type { InputValues } from "#platform/forms/use-step-form.ts";
import { toTokenHash } from "#platform/secrets/secret-token.server.ts";
import { countClientHit } from "#services/rate-limit.repository.server.ts";
import type { Services } from "#services/services.server.ts";
import type { SharedShortlistRow } from "./shared-shortlists.repository.server.ts";
import { getByToken, type Side } from "./shared-shortlists.service.server.ts";

/** Posts of one client by one link: a limit of the link alone is used up by one reader for all. */
const PER_CLIENT: RateLimit = { hits: 60, seconds: 3_600 };

export type SharedPost = {
  token: string;
  request: Request;
  /** Address of the client. */
  client: string;
};

/**
 * Does what a form of the pages of a link asks for. Posts are counted for the client's address at
 * admission, and here with the link, before the body is parsed.
 */
export function handleSubmittedShared<Done extends { kind: string }>(
  { db, clock }: Pick<Services, "db" | "clock">,
  { side, token, request, client }: SharedPost & { side: Side },
  apply: (row: SharedShortlistRow, input: InputValues) => Promise<Done | { errors: FieldErrors }>,
) {
  return handleSubmittedForm<Done>(request, async (read) => {
    const row = await getByToken(db, side, token, clock());
    await countClientHit(db, `shared shortlist ${toTokenHash(token)}`, client, PER_CLIENT);
    return apply(row, await read());
  });
}
