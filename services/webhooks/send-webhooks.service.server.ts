import { performance } from "node:perf_hooks";
import { isAtHost } from "#contract/values/web-url.ts";
import type { Database, Transaction } from "#database/client.server.ts";
import type { Env } from "#platform/process/env.server.ts";
import { createLabeledCounter } from "#platform/process/metrics.ts";
import type { Clock } from "#platform/time/clock.ts";
import { writeAudit } from "../audit/audit-log.repository.server.ts";
import type { JobKind, Queue } from "../queue.server.ts";
import {
  type DueDelivery,
  deleteOldDeliveries,
  failWaiting,
  findDelay,
  listDue,
  listDueEndpoints,
  storeAttempt,
} from "./deliveries.repository.server.ts";
import { disableEndpoint, type Endpoint, findEndpoint } from "./endpoints.repository.server.ts";
import { type PostOutcome, postJson } from "./post-json.server.ts";
import { toMessage } from "./webhook-message.server.ts";
import { openOfEndpoint } from "./webhook-secrets.server.ts";

/** Sends what is due for one endpoint. Endpoints do not wait for each other. */
export const WEBHOOKS: JobKind = {
  name: "webhooks",
  keyed: { by: "endpoint_id", workers: 4 },
  options: { retryLimit: 2, retryDelay: 5, expireInSeconds: 60, deleteAfterSeconds: 3_600 },
};
export type WebhooksJob = { endpoint_id: string };

/** Adds such jobs for what a process that ended has left, and for attempts that are due by now. */
export const DUE_WEBHOOKS: JobKind = {
  name: "due-webhooks",
  options: { retryLimit: 0, expireInSeconds: 60, deleteAfterSeconds: 3_600 },
};

export const webhookAttempts = createLabeledCounter(
  "ogds_webhook_attempts_total",
  "Attempts to deliver an event to an endpoint, by outcome.",
  { outcome: ["delivered", "retried", "failed", "gone"] },
);

/** Seconds after each failed attempt; the delivery has failed with the one after the last of them. */
export const RETRY_SECONDS = [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400] as const;

const GONE = 410;
/** Events of different records that an endpoint gets at the same time. */
const CONCURRENCY = 5;
/** Less than the expiry of the job, with the time of a last attempt. */
const MAX_RUN_MS = 30_000;
/** What an endpoint that has failed is left alone, whatever else is due for it. */
const PAUSE_MS = 5_000;
/** What is due later is found by the regular job. */
const SOON_MS = 60_000;

type Deps = {
  db: Database;
  queue: Queue;
  secretKey: Buffer;
  env: Pick<Env, "siteUrl" | "webhookPrivateHosts">;
  clock: Clock;
  /** Tells who added an endpoint that it is disabled, in the transaction of that. */
  notifyGone: (tx: Transaction, endpoint: Endpoint) => Promise<void>;
  /** Tests pass a shorter one. */
  timeoutMs?: number;
};

/** Delivers events to endpoints. */
export async function startWebhooks(deps: Deps): Promise<void> {
  const { queue } = deps;
  await queue.work<WebhooksJob>(WEBHOOKS, ({ data, signal }) =>
    sendDue(deps, data.endpoint_id, signal),
  );
  await queue.work(DUE_WEBHOOKS, () => wakeEndpoints(deps));
  queue.everyMinutes(DUE_WEBHOOKS, 1);
}

/** Adds a job for each endpoint for which something is due. */
export async function wakeEndpoints({ db, queue }: Pick<Deps, "db" | "queue">): Promise<void> {
  const due = await listDueEndpoints(db);
  if (due.length === 0) return;
  await db.transaction(async (tx) => {
    for (const endpoint_id of due) await queue.enqueue(tx, WEBHOOKS, { endpoint_id });
  });
}

/** Sends what is due for an endpoint, until nothing is, an attempt fails or it is disabled. */
async function sendDue(deps: Deps, endpoint_id: string, signal: AbortSignal): Promise<void> {
  const { db, queue } = deps;
  const end = performance.now() + MAX_RUN_MS;
  let hasFailed = false;
  while (!hasFailed && !signal.aborted && performance.now() < end) {
    // Each time: it may have another secret by now, or be disabled.
    const endpoint = await findEndpoint(db, endpoint_id);
    if (!endpoint || endpoint.disabled_at) return;
    const due = await listDue(db, endpoint_id, CONCURRENCY);
    if (due.length === 0) break;
    const outcomes = await Promise.all(due.map((one) => deliver(deps, endpoint, one, signal)));
    hasFailed = outcomes.includes(false);
  }
  if (signal.aborted) return;
  await deleteOldDeliveries(db, endpoint_id);
  const delay = await findDelay(db, endpoint_id);
  if (delay === undefined || delay > SOON_MS) return;
  const startAfter = new Date(Date.now() + Math.max(delay, hasFailed ? PAUSE_MS : 0));
  await db.transaction((tx) => queue.enqueue(tx, WEBHOOKS, { endpoint_id }, startAfter));
}

/** Attempts a delivery. Returns whether it was accepted. */
async function deliver(
  deps: Deps,
  endpoint: Endpoint,
  delivery: DueDelivery,
  signal: AbortSignal,
): Promise<boolean> {
  const { db } = deps;
  const begun = performance.now();
  const outcome = await post(deps, endpoint, delivery, signal);
  // The process ends: the next one sends it again.
  if (outcome.problem !== undefined && signal.aborted) return false;
  const attempt = {
    duration_ms: Math.round(performance.now() - begun),
    response_status: outcome.status ?? null,
    response: outcome.status === undefined ? null : outcome.response,
    problem: outcome.problem ?? null,
  };
  const { status = 0 } = outcome;
  if (status >= 200 && status < 300) {
    await storeAttempt(db, delivery.id, attempt, "delivered");
    webhookAttempts.inc({ outcome: "delivered" });
    return true;
  }
  if (status === GONE) {
    await db.transaction(async (tx) => {
      await storeAttempt(tx, delivery.id, attempt, "failed");
      await disableGone(deps, tx, endpoint);
    });
    webhookAttempts.inc({ outcome: "gone" });
    return false;
  }
  const next = RETRY_SECONDS[delivery.attempts] ?? "failed";
  await storeAttempt(db, delivery.id, attempt, next);
  webhookAttempts.inc({ outcome: next === "failed" ? next : "retried" });
  return false;
}

async function disableGone({ notifyGone }: Deps, tx: Transaction, endpoint: Endpoint) {
  if (!(await disableEndpoint(tx, endpoint.id, "gone"))) return;
  await failWaiting(tx, endpoint.id, "The endpoint was disabled");
  await writeAudit(tx, {
    staff_id: null,
    action: "webhook.disable",
    subject: `webhook ${endpoint.id}`,
    fields: [],
  });
  await notifyGone(tx, endpoint);
}

async function post(
  { secretKey, env: { siteUrl, webhookPrivateHosts }, clock, timeoutMs }: Deps,
  endpoint: Endpoint,
  { event }: DueDelivery,
  signal: AbortSignal,
): Promise<PostOutcome> {
  const now = clock();
  const { id, kind, secret, previous_secret, previous_until } = endpoint;
  const isRotated = previous_until !== null && previous_until > now;
  const sealed = [endpoint.url, secret, isRotated ? previous_secret : null];
  const [link, ...secrets] = sealed
    .filter((text) => text !== null)
    .map((text) => openOfEndpoint(secretKey, id, text));
  if (link === undefined || !secrets.every((one) => one !== undefined)) {
    return {
      problem: "URL and secret were encrypted with another SECRET_KEY: add the endpoint again",
    };
  }
  const url = new URL(link);
  const { body, headers } = toMessage(event, { kind, url, secrets }, { siteUrl, now });
  const isPrivateAllowed = isAtHost(link, webhookPrivateHosts);
  return postJson(url, body, headers, { isPrivateAllowed, timeoutMs, signal });
}
