import type pg from "pg";
import { type Reads, recordReads } from "#database/reads.server.ts";
import type { Logger } from "#platform/process/log.server.ts";
import { type DatabaseSubscription, watchDatabase } from "../../database-watch.server.ts";
import { createChangeLog } from "./change-log.server.ts";
import { CONTENT_CHANNEL, readNewVersionsFrom } from "./content-version.repository.server.ts";

/** The content as this process knows it. */
export type ContentWatch = {
  /** 0 as long as nothing was imported or the database has not been reached. */
  version(): number;
  /** Whether something that was read at a version has changed since. */
  hasChanged(reads: Reads, since: number): boolean;
  /** Runs a render and collects what it reads. */
  record<Value>(work: () => Promise<Value>): Promise<{ value: Value; reads: Reads }>;
  /** Calls `listener` after each change of the version. */
  onChange(listener: () => void): void;
  close(): Promise<void>;
};

/**
 * Watches changes of content by notifications, which arrive with the commit, and by polling.
 * @param others subscriptions that share the connection
 */
export async function watchContentVersion(
  url: string,
  log: Logger,
  others: readonly DatabaseSubscription[] = [],
): Promise<ContentWatch> {
  const listeners: (() => void)[] = [];
  const changes = createChangeLog();

  async function refresh(client: pg.Client): Promise<void> {
    const before = changes.version();
    changes.add(await readNewVersionsFrom(client, before));
    if (changes.version() !== before) for (const listener of listeners) listener();
  }

  const content: DatabaseSubscription = {
    channel: CONTENT_CHANNEL,
    // When it fails the connection is lost, and the next one reads the changes.
    onNotification: (_payload, client) => void refresh(client).catch(() => {}),
    refresh,
  };
  const watch = await watchDatabase(url, log, [content, ...others]);
  return {
    version: changes.version,
    hasChanged: changes.hasChanged,
    record: (work) => recordReads(work, changes),
    onChange: (listener) => void listeners.push(listener),
    close: watch.close,
  };
}
