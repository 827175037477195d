import type { Logger } from "#platform/log.server.ts";
import { type DatabaseSubscription, watchDatabase } from "../database-watch.server.ts";
import { CONTENT_CHANNEL } from "./content-version.repository.server.ts";

/** The content version as this process knows it. */
export type ContentWatch = {
  /** 0 as long as nothing was imported or the database has not been reached. */
  version(): number;
  /** Calls `listener` after each change of the version. */
  onChange(listener: () => void): void;
  close(): Promise<void>;
};

/**
 * Watches the content version by notifications, which arrive with the commit, and by polling.
 * @param others subscriptions that share the connection
 */
export async function watchContentVersion(
  url: string,
  log: Logger,
  others: readonly DatabaseSubscription[] = [],
): Promise<ContentWatch> {
  const listeners: (() => void)[] = [];
  let version = 0;

  function setVersion(latest: number): void {
    if (latest === version || !Number.isSafeInteger(latest)) return;
    version = latest;
    for (const listener of listeners) listener();
  }

  const content: DatabaseSubscription = {
    channel: CONTENT_CHANNEL,
    onNotification: (payload) => setVersion(Number(payload)),
    async refresh(client) {
      const { rows } = await client.query<{ version: string }>(
        "select version from content_version",
      );
      setVersion(Number(rows[0]?.version ?? 0));
    },
  };
  const watch = await watchDatabase(url, log, [content, ...others]);
  return {
    version: () => version,
    onChange: (listener) => void listeners.push(listener),
    close: watch.close,
  };
}
