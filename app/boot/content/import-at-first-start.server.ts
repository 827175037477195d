import { join } from "node:path";
import { contentKinds } from "#app/content.ts";
import { storeDemo } from "#app/desk/demo/demo.repository.server.ts";
import { readDemo } from "#app/desk/demo/demo-content.server.ts";
import type { Database } from "#database/client.server.ts";
import type { Env } from "#platform/process/env.server.ts";
import type { Logger } from "#platform/process/log.server.ts";
import type { Progress } from "#platform/process/progress.server.ts";
import { projectRoot } from "#platform/process/project-root.server.ts";
import { StartError } from "#platform/process/start-error.server.ts";
import { systemClock } from "#platform/time/clock.ts";
import { summarizeProblems } from "#services/content/check-content.server.ts";
import { FolderError } from "#services/content/folder/source-folder.server.ts";
import { publishContent } from "#services/content/publishing/publish-content.server.ts";
import { planFolder } from "#services/content/transfer/import-content.server.ts";
import { findContentVersion } from "#services/content/versions/content-version.repository.server.ts";

const DEMO_FOLDER = join(projectRoot, "content/demo");

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
  const folder = env.contentDir;
  const planned = await planFolder(db, contentKinds, folder, { replace: true }).catch(
    (error: unknown) => {
      if (error instanceof FolderError) throw new StartError(`CONTENT_DIR: ${error.message}.`);
      throw error;
    },
  );
  const demo = folder === DEMO_FOLDER ? await readDemo() : undefined;
  const { changes, besides } = planned.plan;
  // The folder gets no lock file: it belongs to its author.
  const published = await publishContent(
    db,
    contentKinds,
    { changes, besides, author: "first start", source: "import", folder, onlyFirst: true },
    progress,
  );
  if (published.outcome === "invalid") {
    throw new StartError(
      `CONTENT_DIR ${folder} cannot be imported, ${summarizeProblems(published.problems)}: npm run content -- check ${folder} names them.`,
    );
  }
  if (published.outcome === "published") {
    log.info({ folder, version: published.version }, "imported the content");
    if (demo) await storeDemo(db, demo, systemClock());
  }
}
