import { data, redirect } from "react-router";
import { useSite } from "#app/site/use-site.ts";
import { PAGE_FORM_FIELDS } from "#contract/forms.ts";
import type { PageHandle } from "#contract/page.ts";
import { Button } from "#design/button.tsx";
import { LinkButton } from "#design/link-button.tsx";
import { servicesContext } from "#services/services.server.ts";
import { StatusFrame } from "../page/status-frame.tsx";
import { StatusNotFound } from "../page/status-not-found.tsx";
import { handlePostedStatus } from "../posted-status.server.ts";
import { readStatus } from "../status.service.server.ts";
import { STATUS_HEADERS } from "../status-headers.ts";
import { PRIVATE_META } from "../status-meta.ts";
import type { Route } from "./+types/withdraw.ts";

export const handle: PageHandle = {
  background: "companyform",
  navigation: "reduced",
  footer: "small",
  private: true,
  form: "text",
};

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(servicesContext);
  const status = await readStatus(db, params.token, clock());
  return data({ status }, { status: status ? 200 : 404, headers: STATUS_HEADERS });
}

/** Withdraws it: the question on this page was answered. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { token } = params;
  const posted = await handlePostedStatus(context.get(servicesContext), token, request);
  if (posted.kind !== "open") return redirect(`/status/${token}?done=${posted.kind}`, 303);
  return data(posted.state, { status: posted.status, headers: STATUS_HEADERS });
}

export const headers = () => STATUS_HEADERS;
export const meta = () => PRIVATE_META;

export default function WithdrawPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const email = useSite()?.email;
  const { status } = loaderData;
  if (!status) {
    return (
      <StatusFrame title="Link not available" state={undefined}>
        <StatusNotFound email={email} />
      </StatusFrame>
    );
  }
  const { noun, reference, call, words } = status;
  const back = `/status/${params.token}`;
  if (!status.canWithdraw) {
    return (
      <StatusFrame title={words.title} state={actionData}>
        <h1 className="text-heading">{words.title}</h1>
        <p className="mt-6 mb-8 text-lg">{words.text}</p>
        <LinkButton to={back} variant="secondary">
          Back to your {noun}
        </LinkButton>
      </StatusFrame>
    );
  }
  return (
    <StatusFrame title={`Withdraw your ${noun}`} state={actionData}>
      <h1 className="text-heading">Withdraw your {noun}?</h1>
      <p className="mt-6 text-lg">
        We stop working on <span className="figures">{reference}</span>
        {call ? ", and your call is cancelled" : null}. To take it up again, you'd have to write to
        us.
      </p>
      <form
        method="post"
        encType="multipart/form-data"
        noValidate
        className="mt-8 flex flex-wrap gap-3"
      >
        <Button type="submit" name={PAGE_FORM_FIELDS.intent} value="withdraw">
          Withdraw {noun}
        </Button>
        <LinkButton to={back} variant="secondary">
          Keep it
        </LinkButton>
      </form>
    </StatusFrame>
  );
}
