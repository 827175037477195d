import type { PageHandle } from "#contract/page.ts";
import { servicesContext } from "#services/services.server.ts";
import { createPasskeyRequest } from "#services/staff/passkey-sign-in.service.server.ts";
import { DESK_HEADERS } from "../parts/desk-headers.ts";
import type { Route } from "./+types/passkey-request.ts";

export const handle: PageHandle = { private: true };

/** What the page of sign-in asks an authenticator for, made when its button is pressed. */
export async function loader({ context }: Route.LoaderArgs) {
  const request = await createPasskeyRequest(context.get(servicesContext));
  return Response.json(request, { headers: DESK_HEADERS });
}
