import type { Database } from "#database/client.server.ts";
import { isTextFile, toHash, toStoredBytes } from "../folder/content-hash.server.ts";
import type { ContentKind } from "../kinds/content-kind.server.ts";
import {
  insertRevisions,
  readSiteStamp,
  saveOriginal,
  setRevisionVersion,
  showRevisions,
} from "../revisions/revisions.repository.server.ts";
import {
  findContentVersion,
  tryImportLock,
} from "../versions/content-version.repository.server.ts";

const NOTHING_SHOWN = "0/0";

/** Gives content that was published before files had revisions its first ones. */
export async function storeFirstRevisions(
  db: Database,
  kinds: readonly ContentKind[],
): Promise<void> {
  if ((await readSiteStamp(db)) !== NOTHING_SHOWN) return;
  if ((await findContentVersion(db)) === undefined) return;
  await db.transaction(async (tx) => {
    // Another process has begun the same, or an import, after which there is nothing to do.
    if (!(await tryImportLock(tx)) || (await readSiteStamp(tx)) !== NOTHING_SHOWN) return;
    const version = (await findContentVersion(tx)) ?? 0;
    for (const kind of kinds) {
      if (!kind.export) continue;
      for await (const { path, content } of kind.export(tx)) {
        const bytes = toStoredBytes(path, Buffer.from(content));
        const hash = toHash(bytes);
        const isText = isTextFile(path);
        if (!isText) await saveOriginal(tx, hash, bytes);
        const [id] = await insertRevisions(tx, [
          {
            kind: kind.name,
            path,
            text: isText ? bytes.toString() : null,
            hash,
            author: "import",
            source: "import",
            note: "before files had revisions",
            published_at: new Date(),
          },
        ]);
        if (id === undefined) throw new Error(`${path} was not stored.`);
        await showRevisions(tx, [{ id, path, hash }]);
        await setRevisionVersion(tx, [id], version);
      }
    }
  });
}
