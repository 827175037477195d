import { data } from "react-router";
import { servicesContext } from "#services/services.server.ts";
import { staffContext } from "#services/staff/current-staff.server.ts";
import { toDeskMeta } from "../parts/desk-meta.ts";
import { useSubmission } from "../parts/use-submission.ts";
import { Builder } from "../proposals/builder/builder.tsx";
import { readBuilder } from "../proposals/builder/builder-data.service.server.ts";
import { postProposal } from "../proposals/builder/post-proposal.server.ts";
import { findWholeProposal } from "../proposals/desk-proposals.repository.server.ts";
import { toClosedReason } from "../proposals/edited-proposal.server.ts";
import { readContent } from "../proposals/proposal-content.server.ts";
import { parseProposalNumber } from "../proposals/proposal-number.ts";
import { findRequestOf } from "../proposals/proposal-page.service.server.ts";
import { toProposalPath } from "../proposals/proposal-state.ts";
import { requirePermission } from "../require-staff.server.ts";
import type { Route } from "./+types/edit-proposal.ts";

export const middleware = [requirePermission("proposals")];

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { db } = services;
  const id = parseProposalNumber(params.number);
  const whole = id === undefined ? undefined : await findWholeProposal(db, id);
  if (!whole) throw data(`There is no proposal ${params.number}.`, { status: 404 });
  const { desk, proposal } = whole;
  const builder = await readBuilder(services, context.get(staffContext), url.searchParams, {
    proposal_id: proposal.id,
    revision: desk.revision,
    wasSent: proposal.published,
    content: (await readContent(db, proposal)).content,
    request: await findRequestOf(db, desk.request_id),
    closed: toClosedReason(whole),
  });
  return { id: desk.id, builder };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const id = parseProposalNumber(params.number);
  if (id === undefined) throw data(`There is no proposal ${params.number}.`, { status: 404 });
  return postProposal(context.get(servicesContext), context.get(staffContext), { id }, request);
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return toDeskMeta(matches, loaderData?.builder.form.client || "Proposal");
}

export default function EditProposal({ loaderData, actionData }: Route.ComponentProps) {
  const submission = useSubmission(actionData);
  const { id, builder } = loaderData;
  const back = builder.wasSent
    ? { to: toProposalPath(id), label: `Proposal ${id}` }
    : { to: "/desk/proposals", label: "Proposals" };
  return (
    <Builder
      // Another proposal is another page: nothing that was typed passes over to it.
      key={id}
      loaded={builder}
      submission={submission}
      title={builder.wasSent ? "Change" : String(id)}
      back={back}
    />
  );
}
