import { data, redirect } from "react-router";
import { SecretLinkFrame } from "#app/site/secret-link/secret-link-frame.tsx";
import { SECRET_LINK_META } from "#app/site/secret-link/secret-link-page.ts";
import { showFormAgain } from "#app/site/secret-link/show-form-again.server.ts";
import type { PageHandle } from "#contract/content/page.ts";
import { clientContext, servicesContext } from "#services/services.server.ts";
import { SharedNotFound } from "../page/shared-not-found.tsx";
import { SharedView } from "../page/shared-view.tsx";
import { toReaderPath } from "../shared-link.server.ts";
import { readShared } from "../shared-shortlists.service.server.ts";
import { handleSubmittedVotes } from "../submitted-votes.server.ts";
import { READER_FIELD } from "../vote-fields.ts";
import type { Route } from "./+types/shared.ts";

export const handle: PageHandle = {
  buttons: "outline",
  background: "developer",
  private: "secret",
  form: "text",
};

/** Only reads: chats and mail scanners open every link. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(servicesContext);
  const reader = url.searchParams.get(READER_FIELD) ?? "";
  const shared = await readShared(db, params.token, clock(), reader);
  const done = url.searchParams.get("done");
  const [isSaved, isPartial] = [done === "votes" || done === "some-votes", done === "some-votes"];
  return data({ shared, isSaved, isPartial }, { status: shared ? 200 : 404 });
}

/** The votes of a reader; their secret is in the URL afterwards, so that they can change them. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { token } = params;
  const client = context.get(clientContext);
  const submission = await handleSubmittedVotes(context.get(servicesContext), {
    token,
    request,
    client,
  });
  if (submission.kind === "open") return showFormAgain(submission);
  const done = submission.isPartial ? "some-votes" : "votes";
  const path = `${toReaderPath(token)}?${READER_FIELD}=${submission.reader}&done=${done}`;
  return redirect(path, { status: 303 });
}

export const meta = () => SECRET_LINK_META;

export default function SharedPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { shared, isSaved, isPartial } = loaderData;
  if (!shared) return <SharedNotFound />;
  return (
    <SecretLinkFrame title="A shortlist for you" state={actionData}>
      <SharedView
        shared={shared}
        isSaved={isSaved}
        isPartial={isPartial}
        token={params.token}
        state={actionData}
      />
    </SecretLinkFrame>
  );
}
