import { redirect } from "react-router";
import type { PageHandle } from "#contract/page.ts";
import { SignInSchema } from "#contract/staff.ts";
import { Button } from "#design/button.tsx";
import { TextField } from "#design/field/text-field.tsx";
import { unprocessable } from "#platform/errors.ts";
import { clientContext, servicesContext } from "#services/services.server.ts";
import { readSessionToken } from "#services/staff/session-cookie.server.ts";
import { resumeSession } from "#services/staff/sessions.service.server.ts";
import { signIn } from "#services/staff/sign-in.service.server.ts";
import "../desk.css";
import { handleDeskForm, readDeskForm } from "../desk-form.server.ts";
import { DESK_HEADERS } from "../parts/desk-headers.ts";
import { CodeField } from "../sign-in/code-field.tsx";
import { toNextPath } from "../sign-in/next-path.ts";
import { SignInFrame } from "../sign-in/sign-in-frame.tsx";
import { readSignInVisit, redirectSignedIn } from "../sign-in/sign-in-visit.server.ts";
import type { Route } from "./+types/sign-in.ts";

export const handle: PageHandle = { frame: "none", private: true, form: "text" };

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { db, env, clock } = context.get(servicesContext);
  const token = await readSessionToken(request.headers, env.siteUrl);
  const current = token ? await resumeSession(db, token, clock()) : undefined;
  const isConfirmation = url.searchParams.has("confirm");
  if (current && !isConfirmation) throw redirect(toNextPath(url.searchParams.get("next")));
  return { email: current?.email };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const { siteUrl } = services.env;
  const client = context.get(clientContext);
  return handleDeskForm(await readDeskForm(request), SignInSchema, async (typed) => {
    const signedIn = await signIn(
      services,
      typed,
      await readSignInVisit(request, { siteUrl, client }),
    );
    if (!signedIn) throw unprocessable({ password: [WRONG] });
    return redirectSignedIn(siteUrl, signedIn, toNextPath(url.searchParams.get("next")));
  });
}

/** The same for everything that can be wrong. */
const WRONG = "The email address, password or code is wrong";

export const headers = () => DESK_HEADERS;

export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  const { email } = loaderData;
  const errors = actionData?.errors ?? {};
  return (
    <SignInFrame
      title={email ? "Confirm it's you" : "Sign in"}
      lead={email ? "You signed in a while ago, and the next step can't be undone." : undefined}
      state={actionData}
    >
      <form method="post" noValidate className="mt-8 space-y-6">
        <TextField
          name="email"
          label="Email address"
          error={errors.email}
          type="email"
          autoComplete="username"
          defaultValue={email ?? actionData?.typed.email}
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
        <Button type="submit">{email ? "Continue" : "Sign in"}</Button>
      </form>
      <p className="mt-8">
        <a href="/desk/forgot-password" className="link">
          Forgotten password?
        </a>
      </p>
    </SignInFrame>
  );
}
