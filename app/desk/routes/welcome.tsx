import { data, redirect } from "react-router";
import { getSite } from "#app/site/site.service.server.ts";
import type { PageHandle } from "#contract/content/page.ts";
import {
  LinkSignInSchema,
  PasskeySetUpSchema,
  toResetSchema,
  toSetUpSchema,
} from "#contract/desk/staff.ts";
import { LinkButton } from "#design/buttons/link-button.tsx";
import { clientContext, servicesContext } from "#services/services.server.ts";
import { removeFirstOwnerFile } from "#services/staff/first-owner.service.server.ts";
import { signInByLink } from "#services/staff/link-sign-in.service.server.ts";
import { LINK_GONE } from "#services/staff/linked-account.service.server.ts";
import { findLink } from "#services/staff/links.repository.server.ts";
import { mayUsePasskey } from "#services/staff/oidc/oidc-only.server.ts";
import { createPasskeyOffer } from "#services/staff/passkeys.service.server.ts";
import {
  resetPassword,
  setUpAccount,
  setUpByPasskey,
} from "#services/staff/set-up.service.server.ts";
import { toTotpSecret } from "#services/staff/totp.server.ts";
import { handleDeskForm, readDeskForm } from "../desk-form.server.ts";
import "../errors/set-error-page.ts";
import { linkDeskStyle } from "../parts/desk-style.ts";
import { LinkSignInForm } from "../sign-in/link-sign-in-form.tsx";
import { RecoveryCodes } from "../sign-in/recovery-codes.tsx";
import { ResetForm } from "../sign-in/reset-form.tsx";
import { SetUpForm } from "../sign-in/set-up-form.tsx";
import { toShownProvider } from "../sign-in/shown-provider.server.ts";
import { SignInFrame } from "../sign-in/sign-in-frame.tsx";
import {
  readSignInVisit,
  redirectSignedIn,
  toSignInHeaders,
} from "../sign-in/sign-in-visit.server.ts";
import { toTotpOffer } from "../sign-in/totp-offer.server.ts";
import type { Route } from "./+types/welcome.ts";

export const links: Route.LinksFunction = linkDeskStyle;

export const handle: PageHandle = {
  frame: "none",
  private: "secret",
  form: "text",
  passkeys: "allowed",
};

export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { db, clock } = services;
  const link = await findLink(db, params.token, clock());
  if (!link) return data({ kind: "gone" as const }, { status: 404 });
  const { id, email, name, role } = link.account;
  const provider = toShownProvider(services.env);
  if (provider?.isOnly && link.purpose !== "invitation") throw redirect("/desk/sign-in");
  if (link.purpose === "reset") return { kind: "reset" as const, email };
  if (link.purpose === "sign-in") return { kind: "sign-in" as const, email };
  const issuer = `${(await getSite(db)).name} desk`;
  const secret = toTotpSecret(services.secretKey, params.token);
  return {
    kind: "invitation" as const,
    provider,
    hasPasskey: mayUsePasskey(services, role),
    email,
    name,
    totp: toTotpOffer(secret, { issuer, email }),
    passkey: await createPasskeyOffer(services, { id, email, name, by: "invitation" }, issuer),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const { siteUrl } = services.env;
  const client = context.get(clientContext);
  const input = await readDeskForm(request);
  const link = await findLink(services.db, params.token, services.clock());
  if (!link) return data({ input: {}, errors: {}, problem: LINK_GONE }, { status: 404 });
  const visit = await readSignInVisit(request, { siteUrl, client });

  if (link.purpose === "reset") {
    return handleDeskForm(input, toResetSchema(link.account.email), async (reset) => {
      const signedIn = await resetPassword(services, params.token, reset, visit);
      return redirectSignedIn(siteUrl, signedIn, "/desk");
    });
  }
  if (link.purpose === "sign-in") {
    return handleDeskForm(input, LinkSignInSchema, async (answers) => {
      const signedIn = await signInByLink(services, params.token, answers, visit);
      return redirectSignedIn(siteUrl, signedIn, "/desk");
    });
  }
  const email = link.account.email || (input.email ?? "");
  if (input.passkey) {
    return handleDeskForm({ ...input, email }, PasskeySetUpSchema, async (setUp) => {
      const signedIn = await setUpByPasskey(services, params.token, setUp, visit);
      await removeFirstOwnerFile(services.env);
      return redirectSignedIn(siteUrl, signedIn, "/desk");
    });
  }
  return handleDeskForm({ ...input, email }, toSetUpSchema(email), async (setUp) => {
    const { codes, ...signedIn } = await setUpAccount(services, params.token, setUp, visit);
    await removeFirstOwnerFile(services.env);
    const headers = await toSignInHeaders(siteUrl, signedIn);
    return data({ codes }, { status: 200, headers });
  });
}

export default function Welcome({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData && "codes" in actionData) {
    return (
      <SignInFrame title="Save your recovery codes">
        <div className="mt-6 space-y-6">
          <RecoveryCodes codes={actionData.codes} />
          <LinkButton to="/desk" reloadDocument>
            Continue to the desk
          </LinkButton>
        </div>
      </SignInFrame>
    );
  }
  if (loaderData.kind === "gone") {
    return (
      <SignInFrame
        title="This link can't be used"
        lead="It has expired or has already been used. Sign in, or ask an owner of the desk for a new one."
      >
        <div className="mt-6">
          <LinkButton to="/desk/sign-in" variant="secondary" reloadDocument>
            Sign in
          </LinkButton>
        </div>
      </SignInFrame>
    );
  }
  if (loaderData.kind === "reset") return <ResetForm email={loaderData.email} state={actionData} />;
  if (loaderData.kind === "sign-in") {
    return <LinkSignInForm email={loaderData.email} state={actionData} />;
  }
  return <SetUpForm account={loaderData} state={actionData} />;
}
