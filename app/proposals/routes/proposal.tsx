import { lazy, Suspense } from "react";
import { data } from "react-router";
import { readReceipt } from "#app/booking/receipt/read-receipt.server.ts";
import { QuotedAmounts } from "#app/developers/parts/use-money.ts";
import { issueToken, respondToPageForm } from "#app/requests/form/page-form-action.server.ts";
import { toStatusPath } from "#app/requests/status-link/status-path.ts";
import { toPageTitle } from "#app/site/metadata/page-meta.ts";
import { SECRET_LINK_META } from "#app/site/secret-link/secret-link-page.ts";
import { useSite } from "#app/site/use-site.ts";
import { ProposalAnswerSchema } from "#contract/clients/proposal.ts";
import type { PageHandle } from "#contract/content/page.ts";
import { FormTitle } from "#design/forms/form-problem.tsx";
import { toFormValues } from "#platform/forms/form-values.ts";
import { servicesContext } from "#services/services.server.ts";
import { submitProposalAnswer } from "../answer/answers.service.server.ts";
import { PlainAnswer, PlainAnswerProblem } from "../answer/plain-answer.tsx";
import { ProposalView } from "../page/proposal-view.tsx";
import { mayPreview } from "../preview/may-preview.server.ts";
import { findProposal, findProposalPreview, isWithdrawn } from "../proposals.service.server.ts";
import type { Route } from "./+types/proposal.ts";

// A link that opens something has no bytes for the page of one that does not.
const ProposalNotFound = lazy(async () => ({
  default: (await import("../page/proposal-not-found.tsx")).ProposalNotFound,
}));

export const handle: PageHandle = {
  background: "commercial",
  navigation: "reduced",
  footer: "small",
  private: "secret",
  form: "text",
  slideOver: "own",
};

export async function loader({ request, params, url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const isPreview =
    url.searchParams.has("preview") && (await mayPreview(services, request.headers));
  const proposal = isPreview
    ? await findProposalPreview(services.db, params.id, services.clock())
    : await findProposal(services.db, params.id);
  const token = proposal && !isPreview ? await issueToken(context, "proposal") : "";
  const sent = url.searchParams.get("sent");
  const at = { now: services.clock(), siteUrl: services.env.siteUrl };
  const receipt = sent ? await readReceipt(services.db, sent, at) : undefined;
  return data(
    {
      proposal,
      isPreview,
      token,
      wasSent: sent !== null,
      statusPath: toStatusPath(receipt),
      wasWithdrawn: !proposal && (await isWithdrawn(services.db, params.id)),
    },
    { status: proposal ? 200 : 404 },
  );
}

/** The answer form of a browser without JavaScript. */
export function action({ request, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  return respondToPageForm(
    { request, context },
    {
      name: "proposal",
      schema: ProposalAnswerSchema,
      toValues: (input) => ({ ...toFormValues(Object.entries(input)), proposal_id: params.id }),
      submit: (payload, delivery, captcha) =>
        submitProposalAnswer({ ...services, captcha }, payload, delivery),
    },
    (receipt) => `/proposals/${params.id}?sent=${receipt}`,
  );
}

export const meta = () => SECRET_LINK_META;

export default function ProposalPage({ loaderData, actionData }: Route.ComponentProps) {
  const { name, email } = useSite() ?? {};
  const { proposal, isPreview, token, wasSent, statusPath, wasWithdrawn } = loaderData;
  if (!proposal) {
    return (
      <Suspense>
        <ProposalNotFound wasWithdrawn={wasWithdrawn} />
      </Suspense>
    );
  }
  return (
    <QuotedAmounts value>
      <FormTitle title={toPageTitle(`Proposal for ${proposal.client}`, name)} state={actionData} />
      {actionData ? <PlainAnswerProblem state={actionData} /> : null}
      <ProposalView
        key={proposal.id}
        loaded={proposal}
        email={email}
        wasSent={wasSent}
        statusPath={statusPath}
        isPreview={isPreview}
        plainAnswer={<PlainAnswer proposal={proposal} state={actionData} token={token} />}
      />
    </QuotedAmounts>
  );
}
