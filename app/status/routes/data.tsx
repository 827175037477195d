import { data } from "react-router";
import { SecretLinkFrame } from "#app/site/secret-link/secret-link-frame.tsx";
import { SECRET_LINK_HANDLE, SECRET_LINK_META } from "#app/site/secret-link/secret-link-page.ts";
import type { PageHandle } from "#contract/content/page.ts";
import { BackLink } from "#design/buttons/back-link.tsx";
import { servicesContext } from "#services/services.server.ts";
import { DataChoices } from "../page/data-choices.tsx";
import { RequestCard } from "../page/request-card.tsx";
import { StatusNotFound } from "../page/status-not-found.tsx";
import { respondToStatusForm } from "../respond-to-status-form.server.ts";
import { readStatus } from "../status.service.server.ts";
import type { Route } from "./+types/data.ts";

export const handle: PageHandle = { ...SECRET_LINK_HANDLE, form: "text" };

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(servicesContext);
  const status = await readStatus(db, params.token, clock());
  const sent = url.searchParams.get("sent");
  return data({ status, sent }, { status: status ? 200 : 404 });
}

/** Emails a link to the address of the request. */
export function action(visit: Route.ActionArgs) {
  return respondToStatusForm(visit, (token, done) => `/status/${token}/data?sent=${done}`);
}

export const meta = () => SECRET_LINK_META;

export default function DataPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { status, sent } = loaderData;
  if (!status) return <StatusNotFound />;
  return (
    <SecretLinkFrame
      title="Your data"
      heading={
        <>
          <BackLink to={`/status/${params.token}`}>Your {status.noun}</BackLink>
          <h1 className="mt-2 text-heading">Your data</h1>
        </>
      }
      aside={<RequestCard status={status} token={params.token} />}
      state={actionData}
    >
      <DataChoices status={status} sent={actionData ? null : sent} />
    </SecretLinkFrame>
  );
}
