import type { Server } from "node:http";
import { performance } from "node:perf_hooks";
import { collectDefaultMetrics, Gauge, type Metric, Registry } from "prom-client";
import { formSubmissions } from "#app/requests/form/form-outcomes.server.ts";
import { createGauge, createReadCounter } from "#platform/metrics.ts";
import { serveMetrics } from "#server/metrics/metrics-listener.server.ts";
import { createRequestMetrics } from "#server/metrics/request-metrics.server.ts";
import { createDatabaseMetrics } from "#services/database-metrics.repository.server.ts";
import { MAIL } from "#services/mail/mail.server.ts";
import { mailDeliveries } from "#services/mail/mail-worker.server.ts";
import type { Services } from "#services/services.server.ts";
import { RETENTION } from "./retention.server.ts";

type Measured = {
  /** The server of the site. */
  server: Server;
  hostMetrics: readonly Metric[];
  contentVersion: () => number;
  buildId: string;
};

/** Serves the metrics on `METRICS_PORT`; without it no request is counted. */
export async function startMetrics(
  { env, db }: Pick<Services, "env" | "db">,
  { server, hostMetrics, contentVersion, buildId }: Measured,
): Promise<{ close: () => Promise<void> }> {
  if (env.metricsPort === undefined) return { close: async () => {} };
  const requests = createRequestMetrics();
  const registry = new Registry();
  const metrics: readonly Metric[] = [
    createBuildInfo(buildId),
    createGauge("ogds_content_version", "The content that pages show.", contentVersion),
    ...requests.metrics,
    ...hostMetrics,
    formSubmissions,
    mailDeliveries,
    ...createDatabaseMetrics(db, [MAIL.name, RETENTION.name]),
    createReadCounter(
      "nodejs_eventloop_active_seconds_total",
      "Time in which the event loop had work; its rate is the load of the main thread.",
      () => performance.eventLoopUtilization().active / 1_000,
    ),
  ];
  for (const metric of metrics) registry.registerMetric(metric);
  collectDefaultMetrics({ register: registry });
  const listener = await serveMetrics(registry, { host: env.metricsHost, port: env.metricsPort });
  requests.watch(server);
  return { close: listener.close };
}

function createBuildInfo(build: string): Metric {
  const labelNames = ["build", "node"];
  const help = "The build that runs, and what it runs on.";
  const info = new Gauge({ name: "ogds_build_info", help, labelNames, registers: [] });
  info.set({ build, node: process.version }, 1);
  return info;
}
