import type { Server } from "node:http";
import { performance } from "node:perf_hooks";
import { collectDefaultMetrics, Gauge, type Metric, Registry } from "prom-client";
import { callOutcomes } from "#app/booking/calls/call-outcomes.server.ts";
import { inboundOutcomes, mailboxReads } from "#app/desk/inbound/read-mailbox.service.server.ts";
import { tokenRequests } from "#app/desk/programs/token-access.server.ts";
import { toolCalls } from "#app/mcp/mcp.server.ts";
import { formSubmissions } from "#app/requests/form/form-outcomes.server.ts";
import { createDiskMetrics } from "#platform/files/disk-metrics.server.ts";
import type { Env } from "#platform/process/env.server.ts";
import { createGauge, createReadCounter } from "#platform/process/metrics.ts";
import { serveMetrics } from "#server/metrics/metrics-listener.server.ts";
import { createRequestMetrics } from "#server/metrics/request-metrics.server.ts";
import { clockHeld } from "#services/clock/clock-guard.server.ts";
import { createDatabaseMetrics } from "#services/database-metrics.repository.server.ts";
import { emailDeliveries } from "#services/email/email-worker.server.ts";
import { release } from "#services/release/release.server.ts";
import type { Services } from "#services/services.server.ts";
import { signIns } from "#services/staff/sign-in-outcomes.server.ts";
import { webhookAttempts } from "#services/webhooks/send-webhooks.service.server.ts";
import { listJobKinds } from "./background.server.ts";
import { publicationOutcomes } from "./content/publish-in-child.server.ts";

type Measured = {
  /** The server of the site. */
  server: Server;
  hostMetrics: readonly Metric[];
  contentVersion: () => number;
  buildId: string;
};

type MeasuredServices = Pick<Services, "db" | "env" | "mediaStorage">;

/** The listener for Prometheus; `measure` gives it what to read. */
export type Metrics = {
  measure: (services: MeasuredServices, measured: Measured) => void;
  close: () => Promise<void>;
};

/**
 * Takes `METRICS_PORT`, without which no request is counted.
 * @throws StartError when the port is taken
 */
export async function openMetrics({
  metricsHost,
  metricsPort,
}: Pick<Env, "metricsHost" | "metricsPort">): Promise<Metrics> {
  if (metricsPort === undefined) return { measure: () => {}, close: async () => {} };
  const registry = new Registry();
  const { close } = await serveMetrics(registry, { host: metricsHost, port: metricsPort });
  return { measure: (services, measured) => register(registry, services, measured), close };
}

function register(
  registry: Registry,
  { db, env, mediaStorage }: MeasuredServices,
  { server, hostMetrics, contentVersion, buildId }: Measured,
): void {
  const requests = createRequestMetrics();
  const jobKinds = listJobKinds({ hasMediaStorage: mediaStorage !== undefined });
  const metrics: readonly Metric[] = [
    createBuildInfo(buildId),
    createGauge("ogds_content_version", "The content that pages show.", contentVersion),
    ...requests.metrics,
    ...hostMetrics,
    formSubmissions,
    callOutcomes,
    emailDeliveries,
    inboundOutcomes,
    mailboxReads,
    clockHeld,
    signIns,
    tokenRequests,
    toolCalls,
    publicationOutcomes,
    webhookAttempts,
    ...createDatabaseMetrics(
      db,
      jobKinds.map(({ name }) => name),
    ),
    ...createDiskMetrics(env.dataDir),
    createReadCounter(
      "nodejs_eventloop_active_seconds_total",
      "Time in which the event loop had work; its rate is the load of the main thread.",
      () => performance.eventLoopUtilization().active / 1_000,
    ),
  ];
  for (const metric of metrics) registry.registerMetric(metric);
  collectDefaultMetrics({ register: registry });
  requests.watch(server);
}

function createBuildInfo(build: string): Metric {
  const { version, migration } = release;
  const labels = {
    build,
    version,
    commit: release.commit ?? "",
    migration,
    node: process.version,
  };
  const help = "The release and the build that run, and what they run on.";
  const labelNames = Object.keys(labels);
  const info = new Gauge({ name: "ogds_build_info", help, labelNames, registers: [] });
  info.set(labels, 1);
  return info;
}
