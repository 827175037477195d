import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { toRequestForm } from "#tests/support/requests.ts";
import type { Random } from "./random.ts";

/** A client that sends one request until it is acknowledged, as the page's Try again does. */
export type Client = {
  name: string;
  address: string;
  key: string;
  /** Attempts with a response, and those that the server was killed before responding to. */
  answered: number;
  cutOff: number;
  /** An attempt was stored, but the server was killed before it acknowledged it. */
  wasStoredUnacknowledged: boolean;
  /** Acknowledged references; more than one would be wrong. */
  references: Set<string>;
};

/** Share of clients that send once more after the acknowledgement. */
const REPEAT_SHARE = 0.1;
const REQUEST_TIMEOUT_MS = 5_000;

export function createClients(count: number): Client[] {
  return Array.from({ length: count }, (_, index) => ({
    name: `Client ${index}`,
    // Each from another address, because of the rate limit.
    address: `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`,
    key: randomUUID(),
    answered: 0,
    cutOff: 0,
    wasStoredUnacknowledged: false,
    references: new Set<string>(),
  }));
}

export async function sendUntilAcknowledged(
  client: Client,
  port: number,
  random: Random,
): Promise<void> {
  const isRepeating = random.next() < REPEAT_SHARE;
  let wanted = isRepeating ? 2 : 1;
  while (wanted > 0) {
    if (await send(client, port)) wanted -= 1;
    else await wait(20 + random.whole(100));
  }
}

/** True once the server has responded with 201; false when it was killed or not listening. */
async function send(client: Client, port: number): Promise<boolean> {
  const sent = new Date();
  try {
    const response = await fetch(`http://127.0.0.1:${port}/api/forms/request`, {
      method: "POST",
      body: toRequestForm({ name: client.name, email: "client@example.com" }),
      headers: { "Idempotency-Key": client.key, "X-Forwarded-For": client.address },
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    });
    const body = await response.json();
    client.answered += 1;
    if (response.status >= 500) return false;
    if (response.status !== 201) {
      throw new RefusedError(`${response.status} ${JSON.stringify(body)}`);
    }
    if (client.references.size === 0 && new Date(body.data.submitted_at) < sent) {
      client.wasStoredUnacknowledged = true;
    }
    client.references.add(body.data.reference);
    return true;
  } catch (error) {
    if (error instanceof RefusedError) throw error;
    // Without a listening server it is no attempt.
    if ((error as { cause?: { code?: string } }).cause?.code !== "ECONNREFUSED") {
      client.cutOff += 1;
    }
    return false;
  }
}

class RefusedError extends Error {}
