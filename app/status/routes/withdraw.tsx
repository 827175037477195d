import { data } from "react-router";
import { SecretLinkFrame } from "#app/site/secret-link/secret-link-frame.tsx";
import { SECRET_LINK_HANDLE, SECRET_LINK_META } from "#app/site/secret-link/secret-link-page.ts";
import type { PageHandle } from "#contract/content/page.ts";
import { LinkButton } from "#design/buttons/link-button.tsx";
import { Notice } from "#design/notice.tsx";
import { servicesContext } from "#services/services.server.ts";
import { RequestCard } from "../page/request-card.tsx";
import { StatusNotFound } from "../page/status-not-found.tsx";
import { StatusQuestion } from "../page/status-question.tsx";
import { respondToStatusForm } from "../respond-to-status-form.server.ts";
import { readStatus } from "../status.service.server.ts";
import type { Route } from "./+types/withdraw.ts";

export const handle: PageHandle = { ...SECRET_LINK_HANDLE, form: "text" };

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(servicesContext);
  const status = await readStatus(db, params.token, clock());
  const isSent = url.searchParams.has("sent");
  return data({ status, isSent }, { status: status ? 200 : 404 });
}

/** Emails a link to the address of the request, which withdraws it. */
export function action(visit: Route.ActionArgs) {
  return respondToStatusForm(visit, (token) => `/status/${token}/withdraw?sent`);
}

export const meta = () => SECRET_LINK_META;

export default function WithdrawPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { status, isSent } = loaderData;
  if (!status) return <StatusNotFound />;
  const { noun, reference, call, words } = status;
  const back = `/status/${params.token}`;
  const aside = <RequestCard status={status} token={params.token} />;
  if (!status.canWithdraw) {
    return (
      <SecretLinkFrame
        title={words.title}
        heading={<h1 className="text-heading">{words.title}</h1>}
        aside={aside}
        state={actionData}
      >
        <p className="mt-6 mb-8 text-lg">{words.text}</p>
        <LinkButton to={back} variant="secondary">
          Back to your {noun}
        </LinkButton>
      </SecretLinkFrame>
    );
  }
  return (
    <StatusQuestion
      title={`Withdraw your ${noun}`}
      confirm="Email me a link to withdraw"
      intent="withdrawal"
      back={back}
      aside={aside}
      state={actionData}
    >
      {isSent && !actionData ? (
        <Notice kind="success" title="Check your email" live className="mt-6">
          We've sent a link to the email address you gave us. It works for an hour. Nothing is
          withdrawn until you confirm it there.
        </Notice>
      ) : null}
      <p className="mt-6 text-lg">
        We stop working on <span className="figures">{reference}</span>
        {call ? ", and your call is cancelled" : null}. To reopen it, email us.
      </p>
      <p className="mt-4 text-lg">
        We'll email you a link to confirm it, so nobody you forwarded this page to can withdraw your{" "}
        {noun}.
      </p>
    </StatusQuestion>
  );
}
