import { setTimeout as wait } from "node:timers/promises";
import type { DatabaseSubscription } from "../database-watch.server.ts";
import type { Services } from "../services.server.ts";
import { wakeEndpoints } from "./send-webhooks.service.server.ts";

/** Channel of `write_webhook_event`. */
const CHANNEL = "webhooks";
/** Changes of this time are one. */
const BURST_MS = 100;

/** Adds the jobs for new events once the transaction of their change has committed. */
export function createWebhookWake(
  services: Pick<Services, "db" | "queue" | "log">,
): DatabaseSubscription {
  let isWaking = false;
  let isMissed = false;
  async function wake(): Promise<void> {
    if (isWaking) {
      isMissed = true;
      return;
    }
    isWaking = true;
    try {
      do {
        isMissed = false;
        await wakeEndpoints(services);
        await wait(BURST_MS);
      } while (isMissed);
    } catch (error) {
      // The regular job finds what is due.
      services.log.warn({ err: error }, "webhooks could not be woken");
    } finally {
      isWaking = false;
    }
  }
  return {
    channel: CHANNEL,
    onNotification: () => void wake(),
    refresh: async (_client, { isNew }) => {
      if (isNew) void wake();
    },
  };
}
