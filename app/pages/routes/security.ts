import { getSite } from "#app/site/site.service.server.ts";
import { textResponse } from "#platform/http/text-response.server.ts";
import { servicesContext } from "#services/services.server.ts";
import type { Route } from "./+types/security.ts";

/** Validity of the file (RFC 9116: less than a year), from the start of the month. */
const MONTHS_VALID = 6;

/** `/.well-known/security.txt`: contact for vulnerability reports (RFC 9116). */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, env } = context.get(servicesContext);
  const { email } = await getSite(db);
  const now = new Date();
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + MONTHS_VALID, 1));
  const lines = [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${env.siteUrl}/.well-known/security.txt`,
  ];
  return textResponse(`${lines.join("\n")}\n`, "text/plain");
}
