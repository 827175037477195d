import { redirect } from "react-router";
import type { PageHandle } from "#contract/content/page.ts";
import { ForgotPasswordSchema } from "#contract/desk/staff.ts";
import { Button } from "#design/buttons/button.tsx";
import { TextField } from "#design/field/text-field.tsx";
import { clientContext, servicesContext } from "#services/services.server.ts";
import { isOidcOnly, requirePasswords } from "#services/staff/oidc/oidc-only.server.ts";
import { handleDeskForm, readDeskForm } from "../desk-form.server.ts";
import "../errors/set-error-page.ts";
import { linkDeskStyle } from "../parts/desk-style.ts";
import { SignInFrame } from "../sign-in/sign-in-frame.tsx";
import { requestPasswordReset } from "../staff/password-resets.service.server.ts";
import type { Route } from "./+types/forgot-password.ts";

export const links: Route.LinksFunction = linkDeskStyle;

export const handle: PageHandle = { frame: "none", private: "secret", form: "text" };

export function loader({ url, context }: Route.LoaderArgs) {
  if (isOidcOnly(context.get(servicesContext))) throw redirect("/desk/sign-in");
  return { isSent: url.searchParams.has("sent") };
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  return handleDeskForm(await readDeskForm(request), ForgotPasswordSchema, async ({ email }) => {
    requirePasswords(services);
    await requestPasswordReset(services, email, context.get(clientContext));
    return redirect("/desk/forgot-password?sent", 303);
  });
}

export default function ForgotPassword({ loaderData, actionData }: Route.ComponentProps) {
  const signIn = (
    <p className="mt-8">
      <a href="/desk/sign-in" className="link">
        Back to sign-in
      </a>
    </p>
  );
  if (loaderData.isSent && !actionData) {
    return (
      <SignInFrame
        title="Check your email"
        lead="If there's an account with this address and a password, we've sent it a link. It works once, for an hour, and you need your authenticator app."
      >
        <p className="mt-4">
          Without the app, or if you sign in with a passkey, ask an owner of the desk for a new
          invitation. If you already have one, use it: we don't send another link while it works.
        </p>
        {signIn}
      </SignInFrame>
    );
  }
  return (
    <SignInFrame title="Forgotten password" lead="We'll email you a link." state={actionData}>
      <form method="post" noValidate className="mt-8 space-y-6">
        <TextField
          name="email"
          label="Email address"
          error={actionData?.errors.email}
          type="email"
          autoComplete="username"
          defaultValue={actionData?.input.email}
        />
        <Button type="submit">Send link</Button>
      </form>
      {signIn}
    </SignInFrame>
  );
}
