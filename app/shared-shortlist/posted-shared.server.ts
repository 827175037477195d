import type { RateLimit } from "#platform/admission/admission.server.ts";
import { PublicError } from "#platform/errors.ts";
import { readTextFields } from "#platform/forms/multipart.server.ts";
import type { PageFormState } from "#platform/forms/page-form-state.ts";
import type { TypedValues } from "#platform/forms/use-step-form.ts";
import { countHit } from "#services/rate-limit.repository.server.ts";
import type { Services } from "#services/services.server.ts";
import { toSharedHash } from "./shared-link.server.ts";
import type { SharedShortlistRow } from "./shared-shortlists.repository.server.ts";
import { getByToken, type Side } from "./shared-shortlists.service.server.ts";

/** Posts by one link: all readers together, or the owner. */
const PER_LINK: RateLimit = { hits: 120, seconds: 3_600 };

export type SharedFormState = Pick<PageFormState, "typed" | "errors" | "problem">;

/** The form is shown again, with what was typed. */
type Open = {
  kind: "open";
  state: SharedFormState;
  status: number;
  retryAfter: number | undefined;
};
export type Posted<Done> = Open | ({ kind: "done" } & Done);

/** What a form does with its fields: it is done, or has errors by field. */
type Apply<Done> = (
  row: SharedShortlistRow,
  typed: TypedValues,
) => Promise<Done | { errors: SharedFormState["errors"] }>;

/**
 * Does what a form of the pages of a link asks for. Posts are counted for the client's address at
 * admission, and here for the link, before the body is parsed.
 */
export async function handlePostedShared<Done extends object>(
  { db, clock }: Pick<Services, "db" | "clock">,
  { side, token, request }: { side: Side; token: string; request: Request },
  apply: Apply<Done>,
): Promise<Posted<Done>> {
  let typed: TypedValues = {};
  const open = (state: Partial<SharedFormState>, status: number, retryAfter?: number): Open => ({
    kind: "open",
    state: { typed, errors: {}, ...state },
    ...{ status, retryAfter },
  });
  try {
    const row = await getByToken(db, side, token, clock());
    await countHit(db, "shared shortlist", toSharedHash(token), PER_LINK);
    typed = Object.fromEntries(await readTextFields(request));
    const outcome = await apply(row, typed);
    return "errors" in outcome ? open(outcome, 422) : { kind: "done", ...outcome };
  } catch (error) {
    if (!(error instanceof PublicError)) throw error;
    return open({ problem: error.message }, error.status, error.retryAfter);
  }
}

/** Headers of a page that shows a form again. */
export const toWaitHeaders = ({ retryAfter }: Pick<Open, "retryAfter">) =>
  retryAfter === undefined ? undefined : { "Retry-After": String(retryAfter) };
