import { createHash } from "node:crypto";
import type { EndpointChange, NewEndpoint } from "#contract/desk/webhook.ts";
import { MAX_ENDPOINTS, ROTATION_HOURS } from "#contract/desk/webhook-terms.ts";
import type { Transaction } from "#database/client.server.ts";
import { notFound, PublicError } from "#platform/errors.ts";
import { type Actor, toAuthor } from "#services/audit/actor.ts";
import { writeAudit } from "#services/audit/audit-log.repository.server.ts";
import type { Services } from "#services/services.server.ts";
import {
  failWaiting,
  insertTest,
  restartDelivery,
} from "#services/webhooks/deliveries.repository.server.ts";
import {
  countEndpoints,
  deleteEndpoint,
  type Endpoint,
  findEndpoint,
  insertEndpoint,
  lockEndpoints,
  updateEndpoint,
} from "#services/webhooks/endpoints.repository.server.ts";
import { WEBHOOKS } from "#services/webhooks/send-webhooks.service.server.ts";
import {
  createWebhookSecret,
  openOfEndpoint,
  sealOfEndpoint,
} from "#services/webhooks/webhook-secrets.server.ts";

type Deps = Pick<Services, "db" | "queue" | "clock" | "secretKey">;

const HOUR_MS = 3_600_000;

/** How long after it was added the form of an endpoint may be sent again, and shows its secret. */
const SHOWN_AGAIN_MS = HOUR_MS;

/** The id of what a person adds with a key of a form; it does not tell the key, which shows a secret. */
function toEndpointId(staff_id: number, key: string): string {
  const hex = createHash("sha256").update(`webhook ${staff_id} ${key}`).digest("hex");
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20, 32),
  ].join("-");
}

/**
 * Adds an endpoint, once for each key of a form.
 * @returns its secret; undefined for a chat
 * @throws PublicError 409 for too many, and for a key that was used for another one or more than an
 *   hour ago
 */
export function addEndpoint(
  { db, clock, secretKey }: Deps,
  actor: Actor,
  input: NewEndpoint,
): Promise<string | undefined> {
  const { key, kind, name, url, events } = input;
  const id = toEndpointId(actor.id, key);
  const secret = kind === "webhook" ? createWebhookSecret() : undefined;
  const seal = (text: string) => sealOfEndpoint(secretKey, id, text);
  return db.transaction(async (tx) => {
    await lockEndpoints(tx);
    const earlier = await findEndpoint(tx, id);
    if (earlier) return readSecretAgain({ clock, secretKey }, earlier, input);
    if ((await countEndpoints(tx)) >= MAX_ENDPOINTS) {
      throw new PublicError(409, `There are ${MAX_ENDPOINTS} endpoints. Remove one first.`);
    }
    await insertEndpoint(tx, {
      id,
      kind,
      name,
      url: seal(url),
      host: new URL(url).host,
      events,
      secret: secret === undefined ? null : seal(secret),
      created_by: actor.id,
      created_at: clock(),
    });
    await writeAudit(tx, toEntry(actor, id, "create", events));
    return secret;
  });
}

/** @throws PublicError 409 unless the form that added an endpoint was sent again as it is */
function readSecretAgain(
  { clock, secretKey }: Pick<Deps, "clock" | "secretKey">,
  { id, created_at, version, ...stored }: Endpoint,
  { kind, name, url, events }: NewEndpoint,
): string | undefined {
  const open = (text: string) => openOfEndpoint(secretKey, id, text);
  const isSame =
    version === 1 &&
    clock().getTime() - created_at.getTime() < SHOWN_AGAIN_MS &&
    [kind, name, ...events].join() === [stored.kind, stored.name, ...stored.events].join() &&
    open(stored.url) === url;
  if (isSame) return stored.secret === null ? undefined : open(stored.secret);
  throw new PublicError(409, "This form has added an endpoint already. Open this page again.");
}

const toEntry = (actor: Actor, id: string, verb: Verb, fields: readonly string[] = []) => ({
  ...toAuthor(actor),
  action: `webhook.${verb}` as const,
  subject: `webhook ${id}`,
  fields,
});

/**
 * Changes an endpoint, sends a test or a delivery again.
 * @returns the new secret, which is shown once
 * @throws PublicError 404, 409 when a colleague changed it or it is disabled
 */
export function changeEndpoint(
  deps: Deps,
  actor: Actor,
  id: string,
  change: EndpointChange,
): Promise<string | undefined> {
  return deps.db.transaction(async (tx) => {
    const endpoint = await findEndpoint(tx, id);
    if (!endpoint) throw notFound("This endpoint was removed.");
    const secret = await store(deps, tx, endpoint, change);
    const fields = change.intent === "edit" ? ["name", "events"] : [];
    await writeAudit(tx, toEntry(actor, id, VERBS[change.intent], fields));
    return secret;
  });
}

const VERBS = {
  edit: "edit",
  rotate: "rotate",
  disable: "disable",
  enable: "enable",
  remove: "remove",
  test: "test",
  "send-again": "send_again",
} as const satisfies Record<EndpointChange["intent"], string>;
type Verb = "create" | (typeof VERBS)[EndpointChange["intent"]];

async function store(
  { queue, clock, secretKey }: Deps,
  tx: Transaction,
  endpoint: Endpoint,
  change: EndpointChange,
): Promise<string | undefined> {
  const { id } = endpoint;
  const update = async (expected: number, changes: Parameters<typeof updateEndpoint>[2]) => {
    if (!(await updateEndpoint(tx, { id, expected }, changes))) throw changed();
  };
  switch (change.intent) {
    case "edit":
      await update(change.version, { name: change.name, events: change.events });
      return undefined;
    case "rotate": {
      if (endpoint.kind === "chat") throw notFound("A chat has no secret.");
      const secret = createWebhookSecret();
      await update(change.version, {
        secret: sealOfEndpoint(secretKey, id, secret),
        previous_secret: endpoint.secret,
        previous_until: new Date(clock().getTime() + ROTATION_HOURS * HOUR_MS),
      });
      return secret;
    }
    case "disable":
      await update(change.version, { disabled_at: clock(), disabled_reason: "staff" });
      await failWaiting(tx, id, "The endpoint was disabled");
      return undefined;
    case "enable":
      await update(change.version, { disabled_at: null, disabled_reason: null });
      return undefined;
    case "remove":
      if (!(await deleteEndpoint(tx, { id, expected: change.version }))) throw changed();
      return undefined;
    case "test":
      requireEnabled(endpoint);
      await insertTest(tx, id);
      break;
    case "send-again":
      requireEnabled(endpoint);
      if (!(await restartDelivery(tx, id, change.delivery))) {
        throw new PublicError(409, "It's being sent already, or is no longer stored.");
      }
  }
  await queue.enqueue(tx, WEBHOOKS, { endpoint_id: id });
  return undefined;
}

function requireEnabled({ disabled_at }: Endpoint): void {
  if (disabled_at) throw new PublicError(409, "This endpoint is disabled. Enable it first.");
}

const changed = () =>
  new PublicError(409, "This endpoint was changed in the meantime. Check and try again.");
