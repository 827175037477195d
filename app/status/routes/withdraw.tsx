import { data } from "react-router";
import { SecretLinkFrame } from "#app/site/secret-link/secret-link-frame.tsx";
import { SECRET_LINK_HEADERS } from "#app/site/secret-link/secret-link-headers.ts";
import { SECRET_LINK_META } from "#app/site/secret-link/secret-link-meta.ts";
import { PAGE_FORM_FIELDS } from "#contract/forms.ts";
import type { PageHandle } from "#contract/page.ts";
import { Button } from "#design/button.tsx";
import { LinkButton } from "#design/link-button.tsx";
import { servicesContext } from "#services/services.server.ts";
import { StatusNotFound } from "../page/status-not-found.tsx";
import { respondToStatusForm } from "../respond-to-status-form.server.ts";
import { readStatus } from "../status.service.server.ts";
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
  return data({ status }, { status: status ? 200 : 404, headers: SECRET_LINK_HEADERS });
}

/** Withdraws it: the question on this page was answered. */
export function action(visit: Route.ActionArgs) {
  return respondToStatusForm(visit, (token, done) => `/status/${token}?done=${done}`);
}

export const headers = () => SECRET_LINK_HEADERS;
export const meta = () => SECRET_LINK_META;

export default function WithdrawPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { status } = loaderData;
  if (!status) return <StatusNotFound />;
  const { noun, reference, call, words } = status;
  const back = `/status/${params.token}`;
  if (!status.canWithdraw) {
    return (
      <SecretLinkFrame title={words.title} state={actionData}>
        <h1 className="text-heading">{words.title}</h1>
        <p className="mt-6 mb-8 text-lg">{words.text}</p>
        <LinkButton to={back} variant="secondary">
          Back to your {noun}
        </LinkButton>
      </SecretLinkFrame>
    );
  }
  return (
    <SecretLinkFrame title={`Withdraw your ${noun}`} state={actionData}>
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
    </SecretLinkFrame>
  );
}
