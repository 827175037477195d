import { randomUUID } from "node:crypto";
import type { PageHandle } from "#contract/content/page.ts";
import { notFound, PublicError } from "#platform/errors.ts";
import { toErrorResponse } from "#platform/http/error-response.server.ts";
import { toTokenHash } from "#platform/secrets/secret-token.server.ts";
import { countHit } from "#services/rate-limit.repository.server.ts";
import { servicesContext } from "#services/services.server.ts";
import { openDataLink } from "../data/data-links.service.server.ts";
import { createArchive } from "../data/personal-archive.service.server.ts";
import type { Route } from "./+types/copy-file.ts";

export const handle: PageHandle = { private: "secret" };

/** Downloads of one link: each reads everything. */
const PER_LINK = { hits: 5, seconds: 3_600 };

/** Everything that is stored about a person, as an archive. */
export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const link = await openDataLink(services.db, token, { purpose: "copy", now: services.clock() });
  try {
    if (!link?.owner) throw notFound("This link is not available.");
    await countHit(services.db, "data copy", toTokenHash(token), PER_LINK);
    const archive = await createArchive(services, link.owner.person);
    return new Response(new Uint8Array(archive), {
      headers: {
        "Content-Type": "application/zip",
        "Content-Disposition": 'attachment; filename="your-data.zip"',
      },
    });
  } catch (error) {
    if (!(error instanceof PublicError)) throw error;
    return toErrorResponse(error, randomUUID());
  }
}
