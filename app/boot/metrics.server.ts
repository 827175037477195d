import type { Server } from "node:http";
import { formSubmissions } from "#app/requests/form-outcomes.server.ts";
import { type Metric, toGauge } from "#platform/metrics/metric.ts";
import { toMetricsText } from "#platform/metrics/metrics-text.ts";
import { serveMetrics } from "#server/metrics/metrics-listener.server.ts";
import { createProcessMetrics } from "#server/metrics/process-metrics.server.ts";
import { createRequestMetrics } from "#server/metrics/request-metrics.server.ts";
import { createDatabaseMetrics } from "#services/database-metrics.repository.server.ts";
import { MAIL } from "#services/mail/mail.server.ts";
import { mailDeliveries } from "#services/mail/mail-worker.server.ts";
import type { Services } from "#services/services.server.ts";
import { RETENTION } from "./retention.server.ts";

const PREFIX = "ogds_";

type Measured = {
  /** The server of the site. */
  server: Server;
  readPageMetrics: () => Metric[];
  contentVersion: () => number;
  buildId: string;
};

/** Serves the metrics on `METRICS_PORT`; without it nothing is counted. */
export async function startMetrics(
  { env, db }: Pick<Services, "env" | "db">,
  { server, readPageMetrics, contentVersion, buildId }: Measured,
): Promise<{ close: () => Promise<void> }> {
  if (env.metricsPort === undefined) return { close: async () => {} };
  const requests = createRequestMetrics();
  const ownProcess = createProcessMetrics();
  const database = createDatabaseMetrics(db, [MAIL.name, RETENTION.name]);
  const buildInfo: Metric = {
    name: "build_info",
    help: "The build that runs, and what it runs on.",
    type: "gauge",
    samples: [{ labels: { build: buildId, node: process.version }, value: 1 }],
  };
  const read = async () =>
    toMetricsText(
      [
        buildInfo,
        toGauge("content_version", "The content that pages show.", contentVersion()),
        ...requests.read(),
        ...readPageMetrics(),
        formSubmissions.read(),
        mailDeliveries.read(),
        ...(await database.read()),
        ...ownProcess.read(),
      ],
      PREFIX,
    );
  const listener = await serveMetrics(read, { host: env.metricsHost, port: env.metricsPort });
  requests.watch(server);
  return {
    close: async () => {
      ownProcess.close();
      await listener.close();
    },
  };
}
