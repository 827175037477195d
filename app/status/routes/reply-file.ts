import { randomUUID } from "node:crypto";
import type { PageHandle } from "#contract/content/page.ts";
import { notFound, PublicError } from "#platform/errors.ts";
import { toErrorResponse } from "#platform/http/error-response.server.ts";
import { toFileHeaders } from "#platform/http/file-headers.server.ts";
import { toTokenHash } from "#platform/secrets/secret-token.server.ts";
import { countHit } from "#services/rate-limit.repository.server.ts";
import { servicesContext } from "#services/services.server.ts";
import { findReplyFile } from "../status.service.server.ts";
import type { Route } from "./+types/reply-file.ts";

export const handle: PageHandle = { private: "secret" };

/** Downloads of one link, each of up to 10 MB. */
const PER_LINK = { hits: 60, seconds: 3_600 };

/** A file that the agency sent with a reply. */
export async function loader({ params: { token, id }, context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  try {
    const file = await findReplyFile(db, token, id);
    if (!file) throw notFound("This file is not available.");
    await countHit(db, "reply file", toTokenHash(token), PER_LINK);
    return new Response(new Uint8Array(file.bytes), { headers: toFileHeaders(file) });
  } catch (error) {
    if (!(error instanceof PublicError)) throw error;
    return toErrorResponse(error, randomUUID());
  }
}
