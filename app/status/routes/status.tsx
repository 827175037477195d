import { Suspense } from "react";
import { data, redirect } from "react-router";
import { SecretLinkFrame } from "#app/site/secret-link/secret-link-frame.tsx";
import { SECRET_LINK_HANDLE, SECRET_LINK_META } from "#app/site/secret-link/secret-link-page.ts";
import { showFormAgain } from "#app/site/secret-link/show-form-again.server.ts";
import type { PageHandle } from "#contract/content/page.ts";
import { lazyPart } from "#design/loading/lazy-part.ts";
import { clientContext, servicesContext } from "#services/services.server.ts";
import { StatusNotFound } from "../page/status-not-found.tsx";
import { useLatestStatus } from "../page/use-latest-status.ts";
import { readStatus, recordOpening, toStatusVersion } from "../status.service.server.ts";
import { handleSubmittedMessage } from "../submitted-message.server.ts";
import type { Route } from "./+types/status.ts";

const StatusView = lazyPart(async () => (await import("../page/status-view.tsx")).StatusView);

export const handle: PageHandle = { ...SECRET_LINK_HANDLE, form: "file" };

/** Only reads, and records that the link was opened: mail scanners open every link. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(servicesContext);
  await recordOpening(db, params.token, clock());
  const hasEarlier = url.searchParams.has("earlier");
  const status = await readStatus(db, params.token, clock(), hasEarlier);
  const done = url.searchParams.get("done");
  const version = status && toStatusVersion(status);
  return data({ status, version, done }, { status: status ? 200 : 404 });
}

/** A message to the agency; redirects, so that a reload sends nothing twice. */
export async function action({ request, params: { token }, context }: Route.ActionArgs) {
  const client = context.get(clientContext);
  const submission = await handleSubmittedMessage(
    context.get(servicesContext),
    { token, client },
    request,
  );
  return submission.kind === "open"
    ? showFormAgain(submission)
    : redirect(`/status/${token}?done=message`, 303);
}

export const meta = () => SECRET_LINK_META;

export default function StatusPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { status, version, done } = loaderData;
  // A page that is read again forgets what a form gave.
  useLatestStatus(params.token, actionData ? undefined : version);
  if (!status) return <StatusNotFound />;
  return (
    <SecretLinkFrame title={`Your ${status.noun}`} state={actionData}>
      <Suspense>
        <StatusView status={status} done={done} token={params.token} state={actionData} />
      </Suspense>
    </SecretLinkFrame>
  );
}
