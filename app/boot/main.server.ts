import { setTimeout as wait } from "node:timers/promises";
import * as build from "virtual:react-router/server-build";
import { readEnv } from "#platform/process/env.server.ts";
import { waitForShutdownSignal } from "#platform/process/shutdown-signal.server.ts";
import { withTimeout } from "#platform/process/with-timeout.ts";
import { takePort } from "#server/connections/listen.server.ts";
import { openContentReplica } from "#services/content/versions/content-replica.server.ts";
import { watchContentVersion } from "#services/content/versions/content-watch.server.ts";
import { toFirstOwnerFile } from "#services/staff/first-owner.service.server.ts";
import { createWebhookWake } from "#services/webhooks/webhook-wake.server.ts";
import { publishScheduledInChild } from "./content/publish-in-child.server.ts";
import { createApp } from "./create-app.server.ts";
import { openMetrics } from "./metrics.server.ts";
import { CLOSE_TIMEOUT_MS, openServices } from "./open-services.server.ts";
import { MOST_VISITED } from "./pages/most-visited.ts";
import { createWarmUp } from "./pages/warm-up.server.ts";
import { toStartSummary } from "./start-summary.ts";

export { createApp, openServices };

/** Milliseconds after the shutdown signal (and drain) after which the process exits in any case. */
const CLOSING_TIME = 9_500;

/** Serves the product until a shutdown signal. */
export async function start(): Promise<void> {
  // Registered first, so that a signal during startup shuts down as cleanly as a later one.
  let drain = 0;
  const shutdown = waitForShutdownSignal().then((signal) => {
    // Ctrl+C at a terminal needs no drain for a load balancer.
    const time = signal === "SIGTERM" ? drain : 0;
    setTimeout(() => process.exit(1), time + CLOSING_TIME).unref();
    return time;
  });

  const env = readEnv();
  // Before the database: a process started by mistake beside another one must change nothing.
  const listener = await takePort({ host: env.host, port: env.port });
  const metrics = await openMetrics(env);
  const { services, url, deskLink, clockGuard, close } = await openServices(env);
  const { log } = services;
  const content = await watchContentVersion(url, log, [
    services.live.subscription,
    services.live.presence.subscription,
    createWebhookWake(services),
  ]);
  const order = { url, logLevel: env.logLevel };
  const schedule = publishScheduledInChild(services.db, order, log, clockGuard.isHeld);
  const replica = env.databaseReplicaUrl
    ? await openContentReplica(env.databaseReplicaUrl, { primary: services.db, content, log })
    : undefined;
  const app = createApp(services, content, replica);
  listener.serve(app);
  metrics.measure(services, {
    server: listener.server,
    hostMetrics: [...app.metrics, ...(replica?.metrics ?? [])],
    contentVersion: content.version,
    buildId: build.assets.version,
  });
  drain = env.drainSeconds * 1_000;
  if (process.stdout.isTTY) process.stdout.write(toStartSummary(env, process.cwd(), deskLink));
  else {
    log.info(`the site is ready at ${env.siteUrl}`);
    // Not the link itself: a log has more readers than the data folder.
    if (deskLink) log.info(`the desk has no owner: open the link in ${toFirstOwnerFile(env)}`);
  }
  const warmUp = createWarmUp(() => app.warmUp(MOST_VISITED));
  warmUp.ask();
  content.onChange(warmUp.ask);

  shutdown.then(async (time) => {
    log.info("shutting down, finishing open requests");
    app.drain();
    listener.drain();
    await wait(time);
    services.live.close();
    await listener.close();
    await withTimeout(
      CLOSE_TIMEOUT_MS,
      Promise.all([
        content.close(),
        schedule.close(),
        replica?.close(),
        warmUp.finished(),
        metrics.close(),
      ]),
    ).catch(() => {});
    await close();
    process.exit(0);
  });
}
