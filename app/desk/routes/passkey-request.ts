import type { PageHandle } from "#contract/content/page.ts";
import { servicesContext } from "#services/services.server.ts";
import { createPasskeyRequest } from "#services/staff/passkey-sign-in.service.server.ts";
import type { Route } from "./+types/passkey-request.ts";

export const handle: PageHandle = { private: "secret" };

/** What the page of sign-in asks an authenticator for, made when its button is pressed. */
export async function loader({ context }: Route.LoaderArgs) {
  const request = await createPasskeyRequest(context.get(servicesContext));
  return Response.json(request);
}
