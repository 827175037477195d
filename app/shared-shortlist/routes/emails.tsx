import { data, redirect } from "react-router";
import { DetailsCard } from "#app/site/secret-link/details-card.tsx";
import { SecretLinkFrame } from "#app/site/secret-link/secret-link-frame.tsx";
import { SECRET_LINK_HANDLE, SECRET_LINK_META } from "#app/site/secret-link/secret-link-page.ts";
import { showFormAgain } from "#app/site/secret-link/show-form-again.server.ts";
import type { PageHandle } from "#contract/content/page.ts";
import { servicesContext } from "#services/services.server.ts";
import { SharedNotFound } from "../page/shared-not-found.tsx";
import { VoteEmailsStopped, VoteEmailsView } from "../page/vote-emails-view.tsx";
import { toEmailsPath } from "../shared-link.server.ts";
import { handleSubmittedVoteEmails } from "../vote-emails/submitted-vote-emails.server.ts";
import { openVoteEmails } from "../vote-emails/vote-emails.service.server.ts";
import type { Route } from "./+types/emails.ts";

export const handle: PageHandle = { ...SECRET_LINK_HANDLE, scripts: "none", form: "text" };

/** Only reads: mail scanners open every link. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(servicesContext);
  const row = await openVoteEmails(db, params.token, clock());
  const emails = row && { email: row.email, isConfirmed: row.confirmed_at !== null };
  const isStopped = !emails && url.searchParams.has("stopped");
  return data({ emails, isStopped }, { status: emails || isStopped ? 200 : 404 });
}

export async function action({ request, params: { token }, context }: Route.ActionArgs) {
  const submission = await handleSubmittedVoteEmails(context.get(servicesContext), token, request);
  switch (submission.kind) {
    case "open":
      return showFormAgain(submission);
    case "unsubscribed":
      // A mail program looks at the status only, and that of the page would be an error.
      return data(undefined, { status: 200 });
    case "stopped":
      return redirect(`${toEmailsPath(token)}?stopped`, 303);
    default:
      return redirect(toEmailsPath(token), 303);
  }
}

export const meta = () => SECRET_LINK_META;

export default function VoteEmailsPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { emails, isStopped } = loaderData;
  if (!emails) return isStopped ? <VoteEmailsStopped /> : <SharedNotFound />;
  return (
    <SecretLinkFrame
      title="Emails about votes"
      heading={
        <h1 className="text-heading">
          {emails.isConfirmed ? "Emails about votes" : "Confirm emails about votes"}
        </h1>
      }
      card={
        <DetailsCard
          details={{ "Your email address": emails.email, "How often": "At most once an hour" }}
        />
      }
      state={actionData}
    >
      <VoteEmailsView {...emails} token={params.token} />
    </SecretLinkFrame>
  );
}
