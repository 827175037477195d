import { createPublish } from "#app/boot/content/publish.server.ts";
import type { Database } from "#database/client.server.ts";
import { toHash } from "#services/content/folder/content-hash.server.ts";
import { test as base } from "./run-database.ts";

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

/** `test` that publishes members of its own, who are taken off the site afterwards. */
export const test = base.extend<{ publishOwn: (slug: string, text: string) => Promise<void> }>({
  publishOwn: async ({ db }, use) => {
    const slugs = new Set<string>();
    await use(async (slug, text) => {
      slugs.add(slug);
      await publishMember(db, slug, text);
    });
    for (const slug of slugs) await publishMember(db, slug, null);
  },
});
