import { eq } from "drizzle-orm";
import type { Queryable } from "#database/client.server.ts";
import { media } from "#database/tables/media.ts";

/** The picture that pages show, by the SHA-256 of its original. */
export async function findMedia(
  db: Queryable,
  id: string,
): Promise<{ bytes: Buffer; contentType: string } | undefined> {
  const [row] = await db
    .select({ bytes: media.bytes, contentType: media.content_type })
    .from(media)
    .where(eq(media.id, id))
    .limit(1);
  return row;
}
