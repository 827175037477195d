import { data } from "react-router";
import { createProposalId } from "#app/proposals/proposal-id.server.ts";
import { listRequestsByReference } from "#app/requests/records/requests.repository.server.ts";
import { readToday } from "#app/site/agency-time.server.ts";
import type { Database } from "#database/client.server.ts";
import { parseReference } from "#platform/secrets/reference.server.ts";
import { servicesContext } from "#services/services.server.ts";
import { staffContext } from "#services/staff/current-staff.server.ts";
import { toDeskMeta } from "../parts/desk-meta.ts";
import { useSubmission } from "../parts/use-submission.ts";
import { Builder } from "../proposals/builder/builder.tsx";
import { readBuilder } from "../proposals/builder/builder-data.service.server.ts";
import { postProposal } from "../proposals/builder/post-proposal.server.ts";
import { toNewContent } from "../proposals/proposal-content.server.ts";
import { requirePermission } from "../require-staff.server.ts";
import type { Route } from "./+types/new-proposal.ts";

export const middleware = [requirePermission("proposals")];

export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const staff = context.get(staffContext);
  const { db, clock } = services;
  const request = await findClientRequest(db, url);
  return readBuilder(services, staff, url.searchParams, {
    proposal_id: createProposalId(),
    revision: 0,
    wasSent: false,
    request,
    content: toNewContent(staff, await readToday(db, clock()), request),
  });
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const ofRequest = await findClientRequest(services.db, url);
  const target = { request_id: ofRequest?.id ?? null };
  return postProposal(services, context.get(staffContext), target, request);
}

/** The request that `?request=` names; an application gets no proposal. */
async function findClientRequest(db: Database, url: URL) {
  const input = url.searchParams.get("request");
  if (!input) return undefined;
  const [request] = await listRequestsByReference(db, parseReference(input));
  if (!request || request.form === "apply") {
    throw data(`There is no request ${input}.`, { status: 404 });
  }
  return request;
}

export function meta({ matches }: Route.MetaArgs) {
  return toDeskMeta(matches, "New proposal");
}

export default function NewProposal({ loaderData, actionData }: Route.ComponentProps) {
  const submission = useSubmission(actionData);
  return (
    <Builder
      loaded={loaderData}
      submission={submission}
      title="New"
      back={{ to: "/desk/proposals", label: "Proposals" }}
    />
  );
}
