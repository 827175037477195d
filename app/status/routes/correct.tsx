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
import type { Route } from "./+types/correct.ts";

export const handle: PageHandle = { ...SECRET_LINK_HANDLE, form: "text" };

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(servicesContext);
  const status = await readStatus(db, params.token, clock());
  const isSent = url.searchParams.has("sent");
  return data({ status, isSent }, { status: status?.form === "apply" ? 200 : 404 });
}

/** Emails a link to the address of the application, by which it is corrected. */
export function action(visit: Route.ActionArgs) {
  return respondToStatusForm(visit, (token) => `/status/${token}/correct?sent`);
}

export const meta = () => SECRET_LINK_META;

export default function CorrectPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { status, isSent } = loaderData;
  if (status?.form !== "apply") return <StatusNotFound />;
  const back = `/status/${params.token}`;
  const aside = <RequestCard status={status} token={params.token} />;
  if (!status.canCorrect) {
    return (
      <SecretLinkFrame
        title={status.words.title}
        heading={<h1 className="text-heading">{status.words.title}</h1>}
        aside={aside}
        state={actionData}
      >
        <p className="mt-6 mb-8 text-lg">
          It can&rsquo;t be corrected any more. If something in it is wrong, send us a message.
        </p>
        <LinkButton to={back} variant="secondary">
          Back to your application
        </LinkButton>
      </SecretLinkFrame>
    );
  }
  return (
    <StatusQuestion
      title="Correct your application"
      confirm="Email me a link to correct it"
      intent="correction"
      back={back}
      aside={aside}
      state={actionData}
    >
      {isSent && !actionData ? (
        <Notice kind="success" title="Check your email" live className="mt-6">
          We&rsquo;ve sent a link to the email address you gave us. It works for an hour.
        </Notice>
      ) : null}
      <p className="mt-6 text-lg">
        Change any answer, or send a new CV, until we&rsquo;ve decided. We&rsquo;ll email you a link
        first, so nobody you forwarded this page to can read your application.
      </p>
    </StatusQuestion>
  );
}
