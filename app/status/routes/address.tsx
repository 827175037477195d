import { data, redirect } from "react-router";
import { DetailsCard } from "#app/site/secret-link/details-card.tsx";
import { SecretLinkFrame } from "#app/site/secret-link/secret-link-frame.tsx";
import { SECRET_LINK_HANDLE, SECRET_LINK_META } from "#app/site/secret-link/secret-link-page.ts";
import { showFormAgain } from "#app/site/secret-link/show-form-again.server.ts";
import type { PageHandle } from "#contract/content/page.ts";
import { BackLink } from "#design/buttons/back-link.tsx";
import { servicesContext } from "#services/services.server.ts";
import { readAddress } from "../address/correct-address.service.server.ts";
import { handleSubmittedAddress } from "../address/submitted-address.server.ts";
import { AddressForm } from "../page/address-form.tsx";
import { StatusNotFound } from "../page/status-not-found.tsx";
import type { Route } from "./+types/address.ts";

export const handle: PageHandle = { ...SECRET_LINK_HANDLE, form: "text" };

/** For the browser that sent the form alone: another link does not show an address. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(servicesContext);
  const address = await readAddress(db, params.token, clock());
  return data({ address }, { status: address ? 200 : 404 });
}

/** Corrects the address; redirects, so that a reload sends nothing twice. */
export async function action({ request, params: { token }, context }: Route.ActionArgs) {
  const submission = await handleSubmittedAddress(context.get(servicesContext), token, request);
  return submission.kind === "open"
    ? showFormAgain(submission)
    : redirect(`/status/${token}?done=address`, 303);
}

export const meta = () => SECRET_LINK_META;

export default function AddressPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { address } = loaderData;
  if (!address) return <StatusNotFound />;
  return (
    <SecretLinkFrame
      title="Your email address"
      heading={
        <>
          <BackLink to={`/status/${params.token}`}>Your {address.noun}</BackLink>
          <h1 className="mt-2 text-heading">Your email address</h1>
        </>
      }
      card={
        <DetailsCard
          details={{
            [`Your ${address.noun}`]: <span className="figures">{address.reference}</span>,
            "We've sent the confirmation to": address.email,
          }}
        />
      }
      state={actionData}
    >
      <AddressForm address={address} token={params.token} state={actionData} />
    </SecretLinkFrame>
  );
}
