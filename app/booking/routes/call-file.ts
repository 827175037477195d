import type { PageHandle } from "#contract/content/page.ts";
import { servicesContext } from "#services/services.server.ts";
import { toCallFileResponse, toNoCallFile } from "../calendar/call-file.server.ts";
import { findCallByToken } from "../calls/call-changes.service.server.ts";
import type { Route } from "./+types/call-file.ts";

export const handle: PageHandle = { private: "secret" };

/** The calendar file of the call of a link. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, clock, env } = context.get(servicesContext);
  const call = await findCallByToken(db, params.token);
  if (call?.status !== "booked" && call?.status !== "tentative") return toNoCallFile();
  return toCallFileResponse(db, call, { now: clock(), siteUrl: env.siteUrl });
}
