import { setTimeout as wait } from "node:timers/promises";
import { toRequestForm } from "#tests/support/requests.ts";
import type { Random } from "./random.ts";
import { toFormHeaders } from "./setup.ts";

/** A client that sends one request until it is acknowledged, as the page's Try again does. */
export type Client = ReturnType<typeof createClient>;

/** Share of clients that send once more after the acknowledgement. */
const REPEAT_SHARE = 0.1;
const REQUEST_TIMEOUT_MS = 5_000;

export const createClient = (index: number) => ({
  name: `Client ${index}`,
  // One mailbox gets few confirmations an hour.
  email: `client-${index}@example.com`,
  headers: toFormHeaders(),
  /** Attempts with a response, and those that the server was killed before responding to. */
  answered: 0,
  cutOff: 0,
  /** An attempt was stored, but the server was killed before it acknowledged it. */
  wasStoredUnacknowledged: false,
  /** Acknowledged references; more than one would be wrong. */
  references: new Set<string>(),
});

export async function sendUntilAcknowledged(client: Client, origin: string, random: Random) {
  let wanted = random.next() < REPEAT_SHARE ? 2 : 1;
  while (wanted > 0) {
    if (await send(client, origin)) wanted -= 1;
    else await wait(20 + random.whole(100));
  }
}

/** True once the server has responded with 201; false when it was killed or not listening. */
async function send(client: Client, origin: string): Promise<boolean> {
  const sent = new Date();
  try {
    const response = await fetch(`${origin}/api/forms/request`, {
      method: "POST",
      body: toRequestForm({ name: client.name, email: client.email }),
      headers: client.headers,
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
