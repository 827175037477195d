import { data, redirect } from "react-router";
import { servicesContext } from "#services/services.server.ts";
import { staffContext } from "#services/staff/current-staff.server.ts";
import { toDeskMeta } from "../parts/desk-meta.ts";
import { useSubmission } from "../parts/use-submission.ts";
import { changeSubmittedProposal } from "../proposals/change-proposal.server.ts";
import { ProposalPage } from "../proposals/page/proposal-page.tsx";
import { parseProposalNumber } from "../proposals/proposal-number.ts";
import { readProposalPage } from "../proposals/proposal-page.service.server.ts";
import { toEditPath } from "../proposals/proposal-state.ts";
import { requirePermission } from "../require-staff.server.ts";
import type { Route } from "./+types/proposal.ts";

export const middleware = [requirePermission("proposals")];

export async function loader({ params, context }: Route.LoaderArgs) {
  const id = parseProposalNumber(params.number);
  const proposal =
    id === undefined ? undefined : await readProposalPage(context.get(servicesContext), id);
  if (!proposal) throw data(`There is no proposal ${params.number}.`, { status: 404 });
  if (!proposal.published) throw redirect(toEditPath(proposal.id));
  return { proposal };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const id = parseProposalNumber(params.number);
  if (id === undefined) throw data(`There is no proposal ${params.number}.`, { status: 404 });
  const form = await request.formData();
  return changeSubmittedProposal(context.get(servicesContext), context.get(staffContext), id, form);
}

export function meta({ matches, loaderData, params }: Route.MetaArgs) {
  return toDeskMeta(matches, loaderData?.proposal.client || `Proposal ${params.number}`);
}

export default function Proposal({ loaderData, actionData }: Route.ComponentProps) {
  const submission = useSubmission(actionData);
  const { proposal } = loaderData;
  return <ProposalPage key={proposal.id} proposal={proposal} submission={submission} />;
}
