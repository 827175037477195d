import { contentKinds } from "#app/content.ts";
import type { Database } from "#database/client.server.ts";
import type { Env } from "#platform/env.server.ts";
import type { Logger } from "#platform/log.server.ts";
import type { Progress } from "#platform/progress.server.ts";
import { StartError } from "#platform/start-error.server.ts";
import { checkContent, summarize } from "#services/content/check-content.server.ts";
import { findContentVersion } from "#services/content/content-version.repository.server.ts";
import { importContent } from "#services/content/import-content.server.ts";
import { FolderError } from "#services/content/source-folder.server.ts";

/**
 * Fills an empty site with the content of `CONTENT_DIR`. Of processes that start at once one
 * imports, the others wait for it.
 * @throws StartError when that folder cannot be imported
 */
export async function importAtFirstStart({
  db,
  env,
  log,
  progress,
}: {
  db: Database;
  env: Pick<Env, "contentDir">;
  log: Logger;
  progress?: Progress;
}): Promise<void> {
  if ((await findContentVersion(db)) !== undefined) return;
  const checked = await checkContent(env.contentDir, contentKinds, progress).catch(
    (error: unknown) => {
      if (error instanceof FolderError) throw new StartError(`CONTENT_DIR: ${error.message}.`);
      throw error;
    },
  );
  if (!checked.content) {
    throw new StartError(
      `CONTENT_DIR ${env.contentDir} cannot be imported, ${summarize(checked)}: npm run content -- check ${env.contentDir} names them.`,
    );
  }
  const { version } = await importContent(db, checked, { onlyFirst: true, progress });
  if (version !== undefined) log.info({ folder: env.contentDir, version }, "imported the content");
}
