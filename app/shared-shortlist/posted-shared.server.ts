import type { FieldErrors } from "#contract/problem.ts";
import type { RateLimit } from "#platform/admission/admission.server.ts";
import { handlePostedForm } from "#platform/forms/posted-form.server.ts";
import type { TypedValues } from "#platform/forms/use-step-form.ts";
import { countHit } from "#services/rate-limit.repository.server.ts";
import type { Services } from "#services/services.server.ts";
import { toSharedHash } from "./shared-link.server.ts";
import type { SharedShortlistRow } from "./shared-shortlists.repository.server.ts";
import { getByToken, type Side } from "./shared-shortlists.service.server.ts";

/** Posts by one link: all readers together, or the owner. */
const PER_LINK: RateLimit = { hits: 120, seconds: 3_600 };

type SharedForm = { side: Side; token: string; request: Request };

/**
 * Does what a form of the pages of a link asks for. Posts are counted for the client's address at
 * admission, and here for the link.
 */
export function handlePostedShared<Done extends { kind: string }>(
  { db, clock }: Pick<Services, "db" | "clock">,
  { side, token, request }: SharedForm,
  apply: (row: SharedShortlistRow, typed: TypedValues) => Promise<Done | { errors: FieldErrors }>,
) {
  return handlePostedForm<Done>(request, async (read) => {
    const row = await getByToken(db, side, token, clock());
    await countHit(db, "shared shortlist", toSharedHash(token), PER_LINK);
    return apply(row, await read());
  });
}
