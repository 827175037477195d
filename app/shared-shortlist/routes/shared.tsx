import { data, redirect } from "react-router";
import type { PageHandle } from "#contract/page.ts";
import { servicesContext } from "#services/services.server.ts";
import { SharedFrame } from "../page/shared-frame.tsx";
import { SharedNotFound } from "../page/shared-not-found.tsx";
import { SharedView } from "../page/shared-view.tsx";
import { toWaitHeaders } from "../posted-shared.server.ts";
import { handlePostedVotes } from "../posted-votes.server.ts";
import { SHARED_HEADERS, SHARED_META } from "../shared-headers.ts";
import { toReaderPath } from "../shared-link.server.ts";
import { readShared } from "../shared-shortlists.service.server.ts";
import { READER_FIELD } from "../vote-fields.ts";
import type { Route } from "./+types/shared.ts";

export const handle: PageHandle = {
  buttons: "outline",
  background: "developer",
  private: true,
  form: "text",
};

/** Only reads: chats and mail scanners open every link. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(servicesContext);
  const reader = url.searchParams.get(READER_FIELD) ?? "";
  const shared = await readShared(db, params.token, clock(), reader);
  const isSaved = url.searchParams.get("done") === "votes";
  return data({ shared, isSaved }, { status: shared ? 200 : 404, headers: SHARED_HEADERS });
}

/** The votes of a reader; their secret is in the URL afterwards, so that they can change them. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { token } = params;
  const posted = await handlePostedVotes(context.get(servicesContext), token, request);
  if (posted.kind === "done") {
    const path = `${toReaderPath(token)}?${READER_FIELD}=${posted.reader}&done=votes`;
    return redirect(path, { status: 303, headers: SHARED_HEADERS });
  }
  const headers = { ...SHARED_HEADERS, ...toWaitHeaders(posted) };
  return data(posted.state, { status: posted.status, headers });
}

export const headers = () => SHARED_HEADERS;
export const meta = () => SHARED_META;

export default function SharedPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { shared, isSaved } = loaderData;
  if (!shared) {
    return (
      <SharedFrame title="Shortlist not available">
        <SharedNotFound />
      </SharedFrame>
    );
  }
  return (
    <SharedFrame title="A shortlist for you" state={actionData}>
      <SharedView {...{ shared, isSaved }} token={params.token} state={actionData} />
    </SharedFrame>
  );
}
