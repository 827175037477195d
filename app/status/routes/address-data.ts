import { randomUUID } from "node:crypto";
import type { PageHandle } from "#contract/content/page.ts";
import { notFound } from "#platform/errors.ts";
import { toErrorResponse } from "#platform/http/error-response.server.ts";
import { servicesContext } from "#services/services.server.ts";
import { readAddress } from "../address/correct-address.service.server.ts";
import type { Route } from "./+types/address-data.ts";

export const handle: PageHandle = { private: "secret" };

/** The address of a form for its confirmation page, which does not save it. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(servicesContext);
  const address = await readAddress(db, params.token, clock());
  if (address) return Response.json(address);
  return toErrorResponse(notFound("This address is not available."), randomUUID());
}
