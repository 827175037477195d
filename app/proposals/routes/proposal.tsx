import { data } from "react-router";
import { servicesContext } from "#app/services.server.ts";
import { useSite } from "#app/site/use-site.ts";
import type { PageHandle } from "#contract/page.ts";
import { PROPOSAL_HEADERS } from "../proposal-headers.ts";
import { ProposalMissing } from "../proposal-missing.tsx";
import { ProposalView } from "../proposal-view.tsx";
import { findProposal } from "../proposals.service.server.ts";
import type { Route } from "./+types/proposal.ts";

export const handle: PageHandle = {
  lines: "commercial",
  navigation: "reduced",
  footer: "small",
  private: true,
  slideOver: "own",
};

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const proposal = await findProposal(db, params.id);
  return data({ proposal }, { status: proposal ? 200 : 404, headers: PROPOSAL_HEADERS });
}

export const headers = () => PROPOSAL_HEADERS;

/** No picture, no canonical address: nobody shares this page, and no preview is made of it. */
export function meta({ loaderData }: Route.MetaArgs) {
  const proposal = loaderData?.proposal;
  return [
    { title: `${proposal ? `Proposal for ${proposal.client}` : "Link not available"} – OGDS` },
    { name: "robots", content: "noindex, nofollow" },
    { name: "referrer", content: "no-referrer" },
  ];
}

export default function ProposalPage({ loaderData }: Route.ComponentProps) {
  const email = useSite()?.email;
  const { proposal } = loaderData;
  if (!proposal) return <ProposalMissing email={email} />;
  return <ProposalView key={proposal.id} loaded={proposal} email={email} />;
}
