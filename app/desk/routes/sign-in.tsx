import { redirect } from "react-router";
import type { PageHandle } from "#contract/content/page.ts";
import { Button } from "#design/buttons/button.tsx";
import { TextField } from "#design/field/text-field.tsx";
import { clientContext, servicesContext } from "#services/services.server.ts";
import { readSessionToken } from "#services/staff/session-cookie.server.ts";
import { resumeSession } from "#services/staff/sessions.service.server.ts";
import type { SignedIn } from "#services/staff/sign-in.service.server.ts";
import { readDeskForm } from "../desk-form.server.ts";
import "../errors/set-error-page.ts";
import { linkDeskStyle } from "../parts/desk-style.ts";
import { CodeField } from "../sign-in/code-field.tsx";
import { toNextPath } from "../sign-in/next-path.ts";
import { OidcLink } from "../sign-in/oidc-link.tsx";
import { PasskeySignIn } from "../sign-in/passkey-sign-in.tsx";
import { toShownProvider } from "../sign-in/shown-provider.server.ts";
import { signInByForm } from "../sign-in/sign-in-by-form.server.ts";
import { SignInFrame } from "../sign-in/sign-in-frame.tsx";
import { readSignInVisit, redirectSignedIn } from "../sign-in/sign-in-visit.server.ts";
import type { Route } from "./+types/sign-in.ts";

export const links: Route.LinksFunction = linkDeskStyle;

export const handle: PageHandle = {
  frame: "none",
  private: "secret",
  form: "text",
  passkeys: "allowed",
};

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { db, env, clock } = context.get(servicesContext);
  const token = await readSessionToken(request.headers, env.siteUrl);
  const current = token ? await resumeSession(db, token, clock()) : undefined;
  const isConfirmation = url.searchParams.has("confirm");
  if (current && !isConfirmation) throw redirect(toNextPath(url.searchParams.get("next")));
  return {
    email: current?.email,
    provider: toShownProvider(env),
    next: toNextPath(url.searchParams.get("next")),
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const { siteUrl } = services.env;
  const input = await readDeskForm(request);
  const visit = await readSignInVisit(request, { siteUrl, client: context.get(clientContext) });
  const open = (signedIn: SignedIn) =>
    redirectSignedIn(siteUrl, signedIn, toNextPath(url.searchParams.get("next")));
  return signInByForm(services, input, visit, open);
}

export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  const { email, provider, next } = loaderData;
  const errors = actionData?.errors ?? {};
  return (
    <SignInFrame
      title={email ? "Confirm it's you" : "Sign in"}
      lead={email ? "You signed in a while ago, and you can't undo the next step." : undefined}
      state={actionData}
    >
      {provider ? (
        <div className="mt-8">
          <OidcLink provider={provider} next={next} isConfirmation={email !== undefined}>
            {`${email ? "Confirm" : "Sign in"} with ${provider.name}`}
          </OidcLink>
        </div>
      ) : null}
      <PasskeySignIn isOwnersOnly={provider?.isOnly === true} />
      {provider?.isOnly ? null : (
        <>
          <form method="post" noValidate className="mt-8 space-y-6">
            <TextField
              name="email"
              label="Email address"
              error={errors.email}
              type="email"
              autoComplete="username"
              defaultValue={email ?? actionData?.input.email}
              readOnly={email !== undefined}
            />
            <TextField
              name="password"
              label="Password"
              error={errors.password}
              type="password"
              autoComplete="current-password"
            />
            <CodeField error={errors.code} />
            <Button type="submit" variant={provider ? "secondary" : "primary"}>
              {email ? "Continue" : "Sign in"}
            </Button>
          </form>
          <p className="mt-8">
            <a href="/desk/forgot-password" className="link">
              Forgotten password?
            </a>
          </p>
        </>
      )}
    </SignInFrame>
  );
}
