import { data, redirect } from "react-router";
import type { PageHandle } from "#contract/content/page.ts";
import { PublicError } from "#platform/errors.ts";
import { toWaitHeaders } from "#platform/http/wait-headers.server.ts";
import { clientContext, servicesContext } from "#services/services.server.ts";
import { finishOidc, readNext } from "#services/staff/oidc/oidc-sign-in.service.server.ts";
import { createOidcCookie, readCookie } from "#services/staff/session-cookie.server.ts";
import { countSignIn } from "#services/staff/sign-in-outcomes.server.ts";
import "../errors/set-error-page.ts";
import { linkDeskStyle } from "../parts/desk-style.ts";
import { toNextPath } from "../sign-in/next-path.ts";
import { OidcProblem } from "../sign-in/oidc-problem.tsx";
import { readSignInVisit, toSignInHeaders } from "../sign-in/sign-in-visit.server.ts";
import type { Route } from "./+types/oidc-callback.ts";

export const links: Route.LinksFunction = linkDeskStyle;

export const handle: PageHandle = { frame: "none", private: "secret" };

/** Where the provider sends a person back to; the page is for who is not signed in by it. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { oidc, siteUrl } = services.env;
  if (!oidc) throw data("This site has no other sign-in.", { status: 404 });
  const cookie = createOidcCookie(siteUrl);
  const token = await readCookie(request.headers, cookie);
  const visit = await readSignInVisit(request, { siteUrl, client: context.get(clientContext) });
  const ended = await cookie.serialize("", { maxAge: 0 });
  const finished = finishOidc(services, oidc, { search: url.search, token }, visit);
  try {
    await countSignIn(
      "oidc",
      finished.then(({ signedIn }) => signedIn),
    );
    const outcome = await finished;
    const { next, refusal } = outcome;
    if (refusal !== undefined) {
      const init = { status: 403, headers: { "Set-Cookie": ended } };
      return data({ provider: oidc.name, problem: refusal, next }, init);
    }
    const headers = await toSignInHeaders(siteUrl, outcome.signedIn);
    headers.append("Set-Cookie", ended);
    return redirect(toNextPath(next), { status: 303, headers });
  } catch (error) {
    if (!(error instanceof PublicError)) throw error;
    const { status, message, retryAfter } = error;
    const init = { status, headers: toWaitHeaders(retryAfter) };
    const next = await readNext(services, token);
    return data({ provider: oidc.name, problem: { message }, next }, init);
  }
}

export default function OidcCallback({ loaderData }: Route.ComponentProps) {
  return <OidcProblem {...loaderData} />;
}
