import { data, redirect } from "react-router";
import type { PageHandle } from "#contract/content/page.ts";
import { PublicError } from "#platform/errors.ts";
import { toWaitHeaders } from "#platform/http/wait-headers.server.ts";
import { servicesContext } from "#services/services.server.ts";
import { beginOidc } from "#services/staff/oidc/oidc-sign-in.service.server.ts";
import { createOidcCookie } from "#services/staff/session-cookie.server.ts";
import { findSignedInStaff } from "#services/staff/signed-in-staff.server.ts";
import "../errors/set-error-page.ts";
import { linkDeskStyle } from "../parts/desk-style.ts";
import { toNextPath } from "../sign-in/next-path.ts";
import { OidcProblem } from "../sign-in/oidc-problem.tsx";
import type { Route } from "./+types/oidc.ts";

export const links: Route.LinksFunction = linkDeskStyle;

export const handle: PageHandle = { frame: "none", private: "secret" };

/** Sends a person to the provider; the page is for when it does not respond. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { oidc, siteUrl } = services.env;
  if (!oidc) throw data("This site has no other sign-in.", { status: 404 });
  const next = toNextPath(url.searchParams.get("next"));
  const current = url.searchParams.has("confirm")
    ? await findSignedInStaff(services, request.headers)
    : undefined;
  try {
    const begun = await beginOidc(services, oidc, { next, confirm: current?.email });
    const cookie = await createOidcCookie(siteUrl).serialize(begun.token);
    return redirect(begun.url, { headers: { "Set-Cookie": cookie } });
  } catch (error) {
    if (!(error instanceof PublicError)) throw error;
    const { status, message, retryAfter } = error;
    const init = { status, headers: toWaitHeaders(retryAfter) };
    return data({ provider: oidc.name, problem: { message }, next }, init);
  }
}

export default function Oidc({ loaderData }: Route.ComponentProps) {
  return <OidcProblem {...loaderData} />;
}
