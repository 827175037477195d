import type { Queryable } from "#database/client.server.ts";
import { findMedia } from "./media.repository.server.ts";

/** The picture behind `/media/<name>`; its name is the SHA-256 of its original. */
export async function findMediaFile(
  db: Queryable,
  name: string,
): Promise<{ bytes: Buffer; contentType: string } | undefined> {
  const [, id] = /^([0-9a-f]{64})\.(?:webp|svg)$/.exec(name) ?? [];
  return id === undefined ? undefined : findMedia(db, id);
}
