import { data, redirect } from "react-router";
import { SecretLinkFrame } from "#app/site/secret-link/secret-link-frame.tsx";
import { SECRET_LINK_HANDLE, SECRET_LINK_META } from "#app/site/secret-link/secret-link-page.ts";
import type { PageHandle } from "#contract/page.ts";
import { Button } from "#design/button.tsx";
import { LinkButton } from "#design/link-button.tsx";
import { PublicError } from "#platform/errors.ts";
import { servicesContext } from "#services/services.server.ts";
import { DataLinkEnded } from "../page/data-link-ended.tsx";
import { confirmWithdrawal, readWithdrawal } from "../withdraw.service.server.ts";
import type { Route } from "./+types/withdrawal.ts";

export const handle: PageHandle = { ...SECRET_LINK_HANDLE, form: "text" };

/** Only reads: mail scanners open every link. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(servicesContext);
  const withdrawal = await readWithdrawal(db, params.token, clock());
  return data({ withdrawal }, { status: withdrawal ? 200 : 404 });
}

/**
 * Withdraws it: the question on this page was answered. What became closed meanwhile is shown as it
 * is.
 */
export async function action({ params, context }: Route.ActionArgs) {
  try {
    await confirmWithdrawal(context.get(servicesContext), params.token);
  } catch (error) {
    if (!(error instanceof PublicError)) throw error;
    return data(null, { status: error.status });
  }
  return redirect(`/status/${params.token}/withdrawal`, 303);
}

export const meta = () => SECRET_LINK_META;

export default function WithdrawalPage({ loaderData: { withdrawal } }: Route.ComponentProps) {
  if (!withdrawal) return <DataLinkEnded />;
  const { noun, reference, words, canWithdraw, hasCall } = withdrawal;
  if (!canWithdraw) {
    return (
      <SecretLinkFrame title={words.title}>
        <h1 className="text-heading">{words.title}</h1>
        <p className="figures mt-3 text-ink-soft">{reference}</p>
        <p className="mt-6 mb-8 text-lg">{words.text}</p>
        <LinkButton to="/status" variant="secondary" reloadDocument>
          Get the link to its page
        </LinkButton>
      </SecretLinkFrame>
    );
  }
  return (
    <SecretLinkFrame title={`Withdraw your ${noun}`}>
      <h1 className="text-heading">Withdraw your {noun}?</h1>
      <p className="mt-6 text-lg">
        We stop working on <span className="figures">{reference}</span>
        {hasCall ? ", and your call is cancelled" : null}. To reopen it, email us.
      </p>
      <form
        method="post"
        encType="multipart/form-data"
        noValidate
        className="mt-8 flex flex-wrap gap-3"
      >
        <Button type="submit">Withdraw {noun}</Button>
        <LinkButton to="/" variant="secondary" reloadDocument>
          Keep it
        </LinkButton>
      </form>
    </SecretLinkFrame>
  );
}
