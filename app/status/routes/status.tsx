import { data, redirect } from "react-router";
import { useSite } from "#app/site/use-site.ts";
import type { PageHandle } from "#contract/page.ts";
import { servicesContext } from "#services/services.server.ts";
import { StatusFrame } from "../page/status-frame.tsx";
import { StatusNotFound } from "../page/status-not-found.tsx";
import { StatusView } from "../page/status-view.tsx";
import { handlePostedStatus } from "../posted-status.server.ts";
import { readStatus } from "../status.service.server.ts";
import { STATUS_HEADERS } from "../status-headers.ts";
import { PRIVATE_META } from "../status-meta.ts";
import type { Route } from "./+types/status.ts";

export const handle: PageHandle = {
  background: "companyform",
  navigation: "reduced",
  footer: "small",
  private: true,
  form: "text",
};

/** Only reads: mail scanners open every link. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(servicesContext);
  const status = await readStatus(db, params.token, clock());
  const done = url.searchParams.get("done");
  return data({ status, done }, { status: status ? 200 : 404, headers: STATUS_HEADERS });
}

/** A message to the agency. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { token } = params;
  const posted = await handlePostedStatus(context.get(servicesContext), token, request);
  if (posted.kind !== "open") return redirect(`/status/${token}?done=${posted.kind}`, 303);
  const { state, status, retryAfter } = posted;
  const wait = retryAfter === undefined ? undefined : { "Retry-After": String(retryAfter) };
  return data(state, { status, headers: { ...STATUS_HEADERS, ...wait } });
}

export const headers = () => STATUS_HEADERS;
export const meta = () => PRIVATE_META;

export default function StatusPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const email = useSite()?.email;
  const { status, done } = loaderData;
  if (!status) {
    return (
      <StatusFrame title="Link not available" state={undefined}>
        <StatusNotFound email={email} />
      </StatusFrame>
    );
  }
  return (
    <StatusFrame title={`Your ${status.noun}`} state={actionData}>
      <StatusView {...{ status, done }} token={params.token} state={actionData} />
    </StatusFrame>
  );
}
