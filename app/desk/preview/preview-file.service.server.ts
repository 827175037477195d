import { basename, dirname, join } from "node:path/posix";
import type { Database } from "#database/client.server.ts";
import { toHash } from "#services/content/folder/content-hash.server.ts";
import type { FileChange } from "#services/content/publishing/site-folder.server.ts";
import {
  findDraftFiles,
  readRevision,
} from "#services/content/revisions/revisions.repository.server.ts";

/** Names of images in a text; more than this many are not drafts of one person. */
const IMAGE_NAME = /[\w.-]{1,100}\.(?:png|jpe?g|webp|avif|gif|svg)\b/gi;
const IMAGE_EXTENSIONS = ["png", "jpg", "jpeg", "webp", "avif", "svg"];
const MAX_IMAGES = 50;

/** A text of a content file as the change that it would be, with the images that were drafted for it. */
export async function toPreviewedChanges(
  db: Database,
  path: string,
  text: string,
): Promise<Map<string, FileChange>> {
  const bytes = Buffer.from(text);
  const changes = new Map<string, FileChange>([
    [path, { hash: toHash(bytes), read: async () => bytes }],
  ]);
  const folder = dirname(path);
  const stem = basename(path).replace(/\.\w+$/, "");
  const named = [...new Set(text.match(IMAGE_NAME) ?? [])].slice(0, MAX_IMAGES);
  const images = [...named, ...IMAGE_EXTENSIONS.map((extension) => `${stem}.${extension}`)];
  const drafts = await findDraftFiles(
    db,
    images.flatMap((name) => [folder, `${folder}/${stem}`].map((place) => join(place, name))),
  );
  for (const { id, path, hash } of drafts) {
    changes.set(
      path,
      hash === null
        ? null
        : {
            hash,
            read: async () => {
              const bytes = await readRevision(db, id);
              if (!bytes) throw new Error(`The draft of ${path} was erased`);
              return bytes;
            },
          },
    );
  }
  return changes;
}
