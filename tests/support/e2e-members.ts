import { createPublish } from "#app/boot/content/publish.server.ts";
import type { Database } from "#database/client.server.ts";
import { toHash } from "#services/content/folder/content-hash.server.ts";

/** Publishes the text of a member's file at the desk; null takes the member off the site. */
export async function publishMember(
  db: Database,
  slug: string,
  text: string | null,
): Promise<void> {
  const bytes = Buffer.from(text ?? "");
  const change = text === null ? null : { hash: toHash(bytes), read: async () => bytes };
  await createPublish(db)({
    changes: new Map([[`members/${slug}.yaml`, change]]),
    author: "Test",
    source: "desk",
    folder: "",
  });
}
