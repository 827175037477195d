import type { PageHandle } from "#contract/content/page.ts";
import { servicesContext } from "#services/services.server.ts";
import { readStatus, toStatusVersion } from "../status.service.server.ts";
import type { Route } from "./+types/version.ts";

export const handle: PageHandle = { private: "secret" };

/** Changes with what the page of the link shows: an open page asks for it, and then reads itself again. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(servicesContext);
  const status = await readStatus(db, params.token, clock());
  return new Response(status ? toStatusVersion(status) : "", {
    status: status ? 200 : 404,
    headers: { "Content-Type": "text/plain" },
  });
}
