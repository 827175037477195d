import { data, redirect } from "react-router";
import { ProposalActionSchema } from "#contract/desk/desk-proposal.ts";
import type { FieldErrors } from "#contract/http/problem.ts";
import { notFound, PublicError } from "#platform/errors.ts";
import { toFieldErrors } from "#platform/http/field-errors.ts";
import { retryEmails } from "#services/email/email.server.ts";
import type { Services } from "#services/services.server.ts";
import { toRouteError } from "../route-error.server.ts";
import { discardDraft, reopenProposal, withdrawProposal } from "./close-proposal.service.server.ts";
import { findWholeProposal } from "./desk-proposals.repository.server.ts";
import type { Editor } from "./edited-proposal.server.ts";
import { readContent } from "./proposal-content.server.ts";
import { toEditPath } from "./proposal-state.ts";
import { duplicateProposal } from "./save-proposal.service.server.ts";

/** What became of a button of a proposal's page. */
export type ProposalOutcome =
  | { kind: "done"; intent: string }
  | { kind: "invalid"; errors: FieldErrors }
  | { kind: "refused"; message: string };

type Deps = Pick<Services, "db" | "queue" | "env" | "clock">;

/** Changes a proposal as a posted form of its page asks. */
export async function changeSubmittedProposal(
  deps: Deps,
  staff: Editor,
  id: number,
  form: FormData,
) {
  const parsed = ProposalActionSchema.safeParse(Object.fromEntries(form));
  if (!parsed.success) {
    const errors = toFieldErrors(parsed.error);
    return data<ProposalOutcome>({ kind: "invalid", errors }, { status: 422 });
  }
  const { data: action } = parsed;
  try {
    switch (action.intent) {
      case "duplicate":
        return redirect(toEditPath(await duplicate(deps, staff, { id, ...action })));
      case "withdraw":
        await withdrawProposal(deps, staff, { id, ...action });
        break;
      case "reopen":
        await reopenProposal(deps, staff, { id, ...action });
        break;
      case "discard":
        if (!(await discardDraft(deps, staff, { id, ...action }))) {
          return redirect("/desk/proposals");
        }
        break;
      default:
        await retryEmails(deps.queue);
    }
  } catch (error) {
    if (!(error instanceof PublicError) || error.status !== 409) throw toRouteError(error);
    const { message } = error;
    return data<ProposalOutcome>({ kind: "refused", message }, { status: 409 });
  }
  return data<ProposalOutcome>({ kind: "done", intent: action.intent });
}

async function duplicate(
  deps: Deps,
  staff: Editor,
  { id, proposal_id }: { id: number; proposal_id: string },
): Promise<number> {
  const whole = await findWholeProposal(deps.db, id);
  if (!whole) throw notFound(`There is no proposal ${id}.`);
  const { content } = await readContent(deps.db, whole.proposal);
  return (await duplicateProposal(deps, staff, { proposal_id, content })).id;
}
