import { once } from "node:events";
import type { PublishOrder } from "#app/boot/content/publish-in-child.server.ts";
import { contentKinds } from "#app/content.ts";
import { connect } from "#database/client.server.ts";
import { createLog } from "#platform/process/log.server.ts";
import { publishScheduled } from "#services/content/publishing/publish-scheduled.server.ts";
import { findNextDue } from "#services/content/revisions/scheduled-revisions.repository.server.ts";

/** Child process of the product, see `app/boot/content/publish-in-child.server.ts`. */
async function work({ url, logLevel }: PublishOrder): Promise<void> {
  const log = createLog(logLevel);
  const { db, close } = connect(url, { log });
  try {
    const outcomes = await publishScheduled(db, contentKinds, log, await findNextDue(db));
    await new Promise((done) => process.send?.(outcomes, done));
  } finally {
    await close();
  }
}

// The parent is gone. A publication is one transaction, so that it can end at any moment.
process.on("disconnect", () => process.exit(1));
const [order] = (await once(process, "message")) as [PublishOrder];
await work(order);
process.exit(0);
