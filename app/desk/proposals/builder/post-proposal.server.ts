import { data, redirect } from "react-router";
import { ProposalEditSchema, ProposalSendingSchema } from "#contract/desk/desk-proposal.ts";
import type { FieldErrors } from "#contract/http/problem.ts";
import { PublicError } from "#platform/errors.ts";
import { toFormValues } from "#platform/forms/form-values.ts";
import { toFieldErrors } from "#platform/http/field-errors.ts";
import type { Services } from "#services/services.server.ts";
import { toRouteError } from "../../route-error.server.ts";
import { discardDraft } from "../close-proposal.service.server.ts";
import { type Editor, ProposalChangedError } from "../edited-proposal.server.ts";
import {
  type ProposalForm,
  parseMemberStep,
  takeStep,
  toForm,
  toInputForm,
  toNewMember,
} from "../proposal-form.ts";
import { toEditPath, toProposalPath } from "../proposal-state.ts";
import { type ProposalTarget, saveProposal } from "../save-proposal.service.server.ts";
import { sendProposal } from "../send-proposal.service.server.ts";

/** What was posted. */
type Submission = {
  form: ProposalForm;
  email: { subject: string; body: string };
  proposal_id: string;
};

/** What became of a form of the builder. */
export type BuilderOutcome = Submission &
  (
    | { kind: "saved"; revision: number }
    | { kind: "invalid"; errors: FieldErrors }
    | {
        kind: "conflict";
        message: string;
        otherVersion: { by: string | undefined; at: Date; revision: number; form: ProposalForm };
      }
  );

type Deps = Pick<Services, "db" | "queue" | "env" | "clock">;

const SEARCH = ["q", "technology", "seniority_level", "rate_max", "available"];

/** Saves or sends a proposal as its builder posts it. */
export async function postProposal(
  deps: Deps,
  staff: Editor,
  target: ProposalTarget,
  request: Request,
) {
  const submission = await request.formData();
  const values = toFormValues([...submission].map(([name, value]) => [name, String(value)]));
  const intent = String(values.intent ?? "");
  const step = parseMemberStep(intent);
  const input = toInputForm(values);
  const form = step ? { ...input, members: takeStep(input.members, step, toNewMember) } : input;
  const { revision, proposal_id, key } = values;
  const edit = { revision, proposal_id, content: form };
  const email = { subject: String(values.subject ?? ""), body: String(values.body ?? "") };
  const back = { form, email, proposal_id: String(proposal_id) };
  const invalid = (errors: FieldErrors) =>
    data<BuilderOutcome>({ ...back, kind: "invalid", errors }, { status: 422 });
  try {
    if (intent === "send") {
      const sending = ProposalSendingSchema.safeParse({ ...edit, email: { key, ...email } });
      if (!sending.success) return invalid(withoutParents(toFieldErrors(sending.error)));
      return redirect(toProposalPath(await sendProposal(deps, staff, target, sending.data)));
    }
    if (intent === "discard" && "id" in target) {
      const { id } = target;
      const isThere = await discardDraft(deps, staff, { id, revision: Number(revision) });
      return redirect(isThere ? toProposalPath(id) : "/desk/proposals");
    }
    const parsed = ProposalEditSchema.safeParse(edit);
    if (!parsed.success) return invalid(withoutParents(toFieldErrors(parsed.error)));
    const desk = await saveProposal(deps, staff, target, parsed.data);
    if (intent === "preview") return redirect(`/proposals/${desk.proposal_id}?preview`);
    if (intent === "search") return redirect(`${toEditPath(desk.id)}?${toSearch(values)}`);
    if (!("id" in target)) return redirect(toEditPath(desk.id));
    return data<BuilderOutcome>({ ...back, kind: "saved", revision: desk.revision });
  } catch (error) {
    if (error instanceof ProposalChangedError) {
      const { message } = error;
      const { content, ...who } = error.otherVersion;
      const otherVersion = { ...who, form: toForm(content) };
      return data<BuilderOutcome>(
        { ...back, kind: "conflict", message, otherVersion },
        { status: 409 },
      );
    }
    if (error instanceof PublicError && error.errors) return invalid(error.errors);
    throw toRouteError(error);
  }
}

/** The names of the controls: `client`, not `content.client`. */
function withoutParents(errors: FieldErrors): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).map(([field, texts]) => [
      field.replace(/^(content|email)\./, ""),
      texts,
    ]),
  );
}

function toSearch(values: Record<string, unknown>): URLSearchParams {
  const filled = SEARCH.flatMap((name) => (values[name] ? [[name, String(values[name])]] : []));
  return new URLSearchParams(filled);
}
