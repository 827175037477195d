import type { PageHandle } from "#contract/content/page.ts";
import { servicesContext } from "#services/services.server.ts";
import { readAddress } from "../address/correct-address.service.server.ts";
import type { Route } from "./+types/address-data.ts";

export const handle: PageHandle = { private: "secret" };

/** The address of a form for its confirmation page, which does not save it. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(servicesContext);
  const address = await readAddress(db, params.token, clock());
  return Response.json(address ?? {}, {
    status: address ? 200 : 404,
  });
}
