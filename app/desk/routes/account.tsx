import { data, redirect, redirectDocument } from "react-router";
import { getSite } from "#app/site/site.service.server.ts";
import { toAccountChangeSchema } from "#contract/desk/staff.ts";
import { release } from "#services/release/release.server.ts";
import { servicesContext } from "#services/services.server.ts";
import { getAccount, offerTotpSecret } from "#services/staff/account.service.server.ts";
import { staffContext } from "#services/staff/current-staff.server.ts";
import { toDeviceName } from "#services/staff/device-name.ts";
import { mayUsePasskey } from "#services/staff/oidc/oidc-only.server.ts";
import { createPasskeyOffer } from "#services/staff/passkeys.service.server.ts";
import { createSessionCookie } from "#services/staff/session-cookie.server.ts";
import { deleteSession } from "#services/staff/sessions.repository.server.ts";
import { isRecentSignIn } from "#services/staff/sessions.service.server.ts";
import { handleDeskForm, readDeskForm } from "../desk-form.server.ts";
import { toDeskMeta } from "../parts/desk-meta.ts";
import { useSubmission } from "../parts/use-submission.ts";
import { requireRecentSignIn } from "../require-staff.server.ts";
import { toShownProvider } from "../sign-in/shown-provider.server.ts";
import { toTotpOffer } from "../sign-in/totp-offer.server.ts";
import { AccountPage } from "../staff/account-page.tsx";
import { changeAccount } from "../staff/change-account.server.ts";
import type { Route } from "./+types/account.ts";

export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const current = context.get(staffContext);
  const { email, name } = current;
  const isRecent = isRecentSignIn(current, services.clock());
  const issuer = `${(await getSite(services.db)).name} desk`;
  return {
    email,
    name,
    ...(await getAccount(services, current)),
    provider: toShownProvider(services.env),
    hasPasskey: mayUsePasskey(services, current.role),
    /** Undefined until the person confirms who they are. */
    offers: isRecent
      ? {
          totp: toTotpOffer(await offerTotpSecret(services, current), { issuer, email }),
          passkey: await createPasskeyOffer(services, { ...current, by: "session" }, issuer),
        }
      : undefined,
    done: url.searchParams.get("done"),
    release,
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const current = context.get(staffContext);
  const input = await readDeskForm(request);
  if (input.intent === "sign-out") {
    await deleteSession(services.db, current.id, current.session_id);
    const ended = await createSessionCookie(services.env.siteUrl).serialize("", { maxAge: 0 });
    return redirectDocument("/desk/sign-in", { status: 303, headers: { "Set-Cookie": ended } });
  }
  return handleDeskForm(input, toAccountChangeSchema(current.email), async (change) => {
    const isHarmless = ["name", "signature", "digest", "session", "sessions"].includes(
      change.intent,
    );
    if (!isHarmless) requireRecentSignIn({ request, url, context });
    const device = toDeviceName(request.headers.get("User-Agent") ?? "");
    const codes = await changeAccount(services, current, change, device);
    if (codes) return data({ codes });
    return redirect(`/desk/account?done=${change.intent}`, 303);
  });
}

export function meta({ matches }: Route.MetaArgs) {
  return toDeskMeta(matches, "Your account");
}

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  const submission = useSubmission(actionData);
  const codes = submission && "codes" in submission ? submission.codes : undefined;
  const state = submission && "errors" in submission ? submission : undefined;
  return <AccountPage account={loaderData} state={state} codes={codes} />;
}
