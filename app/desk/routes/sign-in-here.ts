import { data } from "react-router";
import type { PageHandle } from "#contract/content/page.ts";
import { clientContext, servicesContext } from "#services/services.server.ts";
import { resumeSession } from "#services/staff/sessions.service.server.ts";
import { findSignedInStaff } from "#services/staff/signed-in-staff.server.ts";
import { readDeskForm } from "../desk-form.server.ts";
import { signInByForm } from "../sign-in/sign-in-by-form.server.ts";
import { readSignInVisit, toSignInHeaders } from "../sign-in/sign-in-visit.server.ts";
import type { Route } from "./+types/sign-in-here.ts";

export const handle: PageHandle = { private: "secret", form: "text" };

/** Who has signed in in another tab meanwhile. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const current = await findSignedInStaff(context.get(servicesContext), request.headers);
  if (current) return data({ email: current.email });
  return data({ input: {}, errors: {}, problem: "You're not signed in yet." }, { status: 401 });
}

/** Signs a person in over the page of the desk that is open, which says whose session ended. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const { siteUrl } = services.env;
  const visit = await readSignInVisit(request, { siteUrl, client: context.get(clientContext) });
  return signInByForm(services, await readDeskForm(request), visit, async (signedIn) => {
    const staff = await resumeSession(services.db, signedIn.token, services.clock());
    const headers = await toSignInHeaders(siteUrl, signedIn);
    return data({ email: staff?.email ?? "" }, { headers });
  });
}
