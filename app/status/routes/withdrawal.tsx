import { data } from "react-router";
import { DetailsCard } from "#app/site/secret-link/details-card.tsx";
import { SecretLinkFrame } from "#app/site/secret-link/secret-link-frame.tsx";
import { SECRET_LINK_HANDLE, SECRET_LINK_META } from "#app/site/secret-link/secret-link-page.ts";
import type { PageHandle } from "#contract/content/page.ts";
import { LinkButton } from "#design/buttons/link-button.tsx";
import { servicesContext } from "#services/services.server.ts";
import { DataLinkEnded } from "../page/data-link-ended.tsx";
import { StatusQuestion } from "../page/status-question.tsx";
import { respondToConfirmation } from "../respond-to-status-form.server.ts";
import { confirmWithdrawal, readWithdrawal } from "../withdraw.service.server.ts";
import type { Route } from "./+types/withdrawal.ts";

export const handle: PageHandle = { ...SECRET_LINK_HANDLE, form: "text" };

/** Only reads: mail scanners open every link. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(servicesContext);
  const withdrawal = await readWithdrawal(db, params.token, clock());
  return data({ withdrawal }, { status: withdrawal ? 200 : 404 });
}

/**
 * Withdraws it: the question on this page was answered. What became closed meanwhile is shown as it
 * is.
 */
export function action(visit: Route.ActionArgs) {
  return respondToConfirmation(visit, confirmWithdrawal, "withdrawal");
}

export const meta = () => SECRET_LINK_META;

export default function WithdrawalPage({ loaderData: { withdrawal } }: Route.ComponentProps) {
  if (!withdrawal) return <DataLinkEnded />;
  const { noun, reference, words, canWithdraw, hasCall } = withdrawal;
  const card = (
    <DetailsCard
      details={{
        [`Your ${noun}`]: <span className="figures">{reference}</span>,
        Status: words.title,
      }}
    />
  );
  if (!canWithdraw) {
    return (
      <SecretLinkFrame
        title={words.title}
        heading={<h1 className="text-heading">{words.title}</h1>}
        card={card}
      >
        <p className="mt-6 mb-8 text-lg">{words.text}</p>
        <LinkButton to="/status" variant="secondary" reloadDocument>
          Get the link to its page
        </LinkButton>
      </SecretLinkFrame>
    );
  }
  return (
    <StatusQuestion title={`Withdraw your ${noun}`} confirm={`Withdraw ${noun}`} card={card}>
      <p className="mt-6 text-lg">
        We stop working on it
        {hasCall ? ", and your call is cancelled" : null}. To reopen it, email us.
      </p>
    </StatusQuestion>
  );
}
