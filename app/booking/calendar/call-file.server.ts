import { randomUUID } from "node:crypto";
import { getSite } from "#app/site/site.service.server.ts";
import type { Call } from "#contract/calls/booking.ts";
import type { Queryable } from "#database/client.server.ts";
import { notFound } from "#platform/errors.ts";
import { toErrorResponse } from "#platform/http/error-response.server.ts";
import { CALL_FILE, toCallFile } from "./call-invitation.ts";

type FiledCall = Pick<
  Call,
  "reference" | "starts_at" | "ends_at" | "sequence" | "status" | "place"
>;

/** The calendar file of a call, as its page offers it. */
export async function toCallFileResponse(
  db: Queryable,
  call: FiledCall,
  { now, siteUrl }: { now: Date; siteUrl: string },
): Promise<Response> {
  const { name, email } = await getSite(db);
  const file = toCallFile(
    {
      ...call,
      starts_at: new Date(call.starts_at),
      ends_at: new Date(call.ends_at),
      isTentative: call.status === "tentative",
      location: call.place,
      stamp: now,
      siteUrl,
      agency: { name, email },
    },
    "PUBLISH",
  );
  return new Response(file, {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": `attachment; filename="${CALL_FILE}"`,
    },
  });
}

/** For an unknown link. */
export function toNoCallFile(): Response {
  return toErrorResponse(notFound("There is no call at this address."), randomUUID());
}
