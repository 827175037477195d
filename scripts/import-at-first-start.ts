import { once } from "node:events";
import { importAtFirstStart } from "#app/boot/content/import-at-first-start.server.ts";
import type { ImportOrder, ImportOutcome } from "#app/boot/content/import-in-child.server.ts";
import { connect } from "#database/client.server.ts";
import { createLog } from "#platform/process/log.server.ts";
import { createProgress } from "#platform/process/progress.server.ts";
import { StartError } from "#platform/process/start-error.server.ts";

/** Child process of the product, see `app/boot/content/import-in-child.server.ts`. */
async function work({ url, contentDir, logLevel }: ImportOrder): Promise<ImportOutcome> {
  const log = createLog(logLevel);
  const { db, close } = connect(url, { log });
  try {
    await importAtFirstStart({ db, env: { contentDir }, log, progress: createProgress() });
    return {};
  } catch (error) {
    if (error instanceof StartError) return { expected: error.message };
    return { unexpected: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  } finally {
    await close();
  }
}

// The parent is gone. The import is one transaction, so that it can end at any moment.
process.on("disconnect", () => process.exit(1));
const [order] = (await once(process, "message")) as [ImportOrder];
const outcome = await work(order);
process.send?.(outcome, () => process.exit(0));
