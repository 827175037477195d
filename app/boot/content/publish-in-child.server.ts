import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Database } from "#database/client.server.ts";
import type { Env } from "#platform/process/env.server.ts";
import type { Logger } from "#platform/process/log.server.ts";
import { createLabeledCounter } from "#platform/process/metrics.ts";
import { projectRoot } from "#platform/process/project-root.server.ts";
import type { PublicationOutcome } from "#services/content/publishing/publish-scheduled.server.ts";
import { findNextDue } from "#services/content/revisions/scheduled-revisions.repository.server.ts";

/** Input of the process that publishes scheduled content. */
export type PublishOrder = { url: string; logLevel: Env["logLevel"] };

/** Changes that were scheduled together, by how this process ended them. */
export const publicationOutcomes = createLabeledCounter(
  "ogds_scheduled_publications_total",
  "Scheduled publications by outcome: refused ones are drafts again, failed ones are tried again.",
  { outcome: ["published", "refused", "failed"] },
);

/** How often the next scheduled time is read; what is scheduled at short notice is this late. */
const POLL_INTERVAL_MS = 1_000;
/** How long before its time the process is started, which then waits. */
const HEAD_START_MS = 15_000;
/** Delay after a failure. */
const RETRY_DELAY_MS = 10_000;

/**
 * Publishes scheduled content at its time, in a process of its own: the memory for images and code
 * is needed only then. With several processes each starts one, and the first that is done wins.
 * @param isHeld whether the clock is not believed
 */
export function publishScheduledInChild(
  db: Database,
  { url, logLevel }: PublishOrder,
  log: Logger,
  isHeld: () => boolean,
): { close: () => Promise<void> } {
  const closing = new AbortController();
  const { signal } = closing;
  const pause = (ms: number) => wait(ms, undefined, { signal }).catch(() => {});

  async function publish(): Promise<void> {
    // Without the server's bound of the heap: a large folder takes more.
    const child = fork(join(projectRoot, "scripts/publish-scheduled.ts"), { signal, execArgv: [] });
    // Not in the arguments, which every user of the machine can read: it contains the password.
    child.send({ url, logLevel } satisfies PublishOrder, () => {});
    child.on("message", (outcomes) => {
      for (const outcome of outcomes as PublicationOutcome[]) publicationOutcomes.inc({ outcome });
    });
    const [code] = await once(child, "exit");
    if (code !== 0) publicationOutcomes.inc({ outcome: "failed" });
    if (code !== 0) throw new Error(`The process ended with code ${code}.`);
  }

  async function watch(): Promise<void> {
    while (!signal.aborted) {
      try {
        const next = await findNextDue(db);
        const isDue = next && next.getTime() - Date.now() < HEAD_START_MS;
        if (isDue && !isHeld()) await publish();
        await pause(POLL_INTERVAL_MS);
      } catch (error) {
        if (signal.aborted) return;
        log.error({ err: error }, "scheduled content could not be published");
        await pause(RETRY_DELAY_MS);
      }
    }
  }

  const watching = watch();
  return {
    close: async () => {
      closing.abort();
      await watching;
    },
  };
}
