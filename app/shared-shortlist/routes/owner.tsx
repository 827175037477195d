import { data, redirect } from "react-router";
import { SecretLinkFrame } from "#app/site/secret-link/secret-link-frame.tsx";
import { SECRET_LINK_META } from "#app/site/secret-link/secret-link-page.ts";
import { showFormAgain } from "#app/site/secret-link/show-form-again.server.ts";
import type { PageHandle } from "#contract/content/page.ts";
import { clientContext, servicesContext } from "#services/services.server.ts";
import { readOwned } from "../owned.service.server.ts";
import { FIND_FIELD } from "../owner-fields.ts";
import { OwnerView } from "../page/owner-view.tsx";
import { SharedEnded } from "../page/shared-ended.tsx";
import { SharedNotFound } from "../page/shared-not-found.tsx";
import { toOwnerPath } from "../shared-link.server.ts";
import { handleSubmittedOwner } from "../submitted-owner.server.ts";
import type { Route } from "./+types/owner.ts";

export const handle: PageHandle = {
  buttons: "outline",
  background: "companyform",
  private: "secret",
  form: "text",
};

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const find = url.searchParams.get(FIND_FIELD) ?? "";
  const owned = await readOwned(context.get(servicesContext), params.token, find);
  const done = url.searchParams.get("done");
  // Its own page after the owner has ended it: it was there a moment ago.
  const status = owned || done === "ended" ? 200 : 404;
  return data({ owned, done, find }, { status });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { token } = params;
  const client = context.get(clientContext);
  const submission = await handleSubmittedOwner(context.get(servicesContext), {
    token,
    request,
    client,
  });
  if (submission.kind === "open") return showFormAgain(submission);
  const next = submission.kind === "link" ? submission.token : token;
  return redirect(`${toOwnerPath(next)}?done=${submission.kind}`, 303);
}

export const meta = () => SECRET_LINK_META;

export default function OwnerPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { owned, done, find } = loaderData;
  if (owned) {
    return (
      <SecretLinkFrame title="Your shared shortlist" state={actionData}>
        <OwnerView owned={owned} done={done} find={find} state={actionData} />
      </SecretLinkFrame>
    );
  }
  return done === "ended" ? (
    <SecretLinkFrame title="No longer shared">
      <SharedEnded token={params.token} />
    </SecretLinkFrame>
  ) : (
    <SharedNotFound />
  );
}
