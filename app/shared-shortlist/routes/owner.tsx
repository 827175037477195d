import { data, redirect } from "react-router";
import type { PageHandle } from "#contract/page.ts";
import { servicesContext } from "#services/services.server.ts";
import { readOwned } from "../owned.service.server.ts";
import { OwnerView } from "../page/owner-view.tsx";
import { SharedEnded } from "../page/shared-ended.tsx";
import { SharedFrame } from "../page/shared-frame.tsx";
import { SharedNotFound } from "../page/shared-not-found.tsx";
import { handlePostedOwner } from "../posted-owner.server.ts";
import { toWaitHeaders } from "../posted-shared.server.ts";
import { SHARED_HEADERS, SHARED_META } from "../shared-headers.ts";
import { toOwnerPath } from "../shared-link.server.ts";
import type { Route } from "./+types/owner.ts";

export const handle: PageHandle = {
  buttons: "outline",
  background: "companyform",
  private: true,
  form: "text",
};

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(servicesContext);
  const owned = await readOwned(db, params.token, clock());
  const done = url.searchParams.get("done");
  // Its own page after the owner has ended it: it was there a moment ago.
  const status = owned || done === "ended" ? 200 : 404;
  return data({ owned, done }, { status, headers: SHARED_HEADERS });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { token } = params;
  const posted = await handlePostedOwner(context.get(servicesContext), token, request);
  if (posted.kind === "done") return redirect(`${toOwnerPath(token)}?done=${posted.done}`, 303);
  const headers = { ...SHARED_HEADERS, ...toWaitHeaders(posted) };
  return data(posted.state, { status: posted.status, headers });
}

export const headers = () => SHARED_HEADERS;
export const meta = () => SHARED_META;

export default function OwnerPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { owned, done } = loaderData;
  if (owned) {
    return (
      <SharedFrame title="Your shared shortlist" state={actionData}>
        <OwnerView owned={owned} done={done} state={actionData} />
      </SharedFrame>
    );
  }
  return done === "ended" ? (
    <SharedFrame title="No longer shared">
      <SharedEnded token={params.token} />
    </SharedFrame>
  ) : (
    <SharedFrame title="Shortlist not available">
      <SharedNotFound />
    </SharedFrame>
  );
}
