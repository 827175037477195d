import type { PageHandle } from "#contract/content/page.ts";
import { servicesContext } from "#services/services.server.ts";
import { toCallFileResponse, toNoCallFile } from "../calendar/call-file.server.ts";
import { readReceipt } from "../receipt/read-receipt.server.ts";
import type { Route } from "./+types/receipt-call-file.ts";

export const handle: PageHandle = { private: "secret" };

/** The calendar file of a call that was booked with a form a moment ago. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, clock, env } = context.get(servicesContext);
  const now = clock();
  const receipt = await readReceipt(db, url.searchParams.get("receipt") ?? "", {
    now,
    siteUrl: env.siteUrl,
  });
  if (!receipt?.call) return toNoCallFile();
  const call = { ...receipt.call, reference: receipt.reference, sequence: 0 };
  return toCallFileResponse(db, call, { now, siteUrl: env.siteUrl });
}
