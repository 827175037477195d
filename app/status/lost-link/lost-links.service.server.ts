import { createStatusLink } from "#app/requests/status-link/status-link.server.ts";
import { getSite } from "#app/site/site.service.server.ts";
import type { Transaction } from "#database/client.server.ts";
import { enqueueEmail } from "#services/email/email.server.ts";
import { countConfirmation } from "#services/email/email-confirmations.repository.server.ts";
import { parsePerson } from "#services/personal-data/person.server.ts";
import type { Services } from "#services/services.server.ts";
import { type AskedJob, LOST_LINKS } from "../asked-jobs.repository.server.ts";
import { listSentBy, type SentRequest } from "./lost-links.repository.server.ts";
import { renderLinksEmail } from "./lost-links-email.server.ts";

/** Links in one email. */
export const MAX_LINKS = 10;

type Deps = Pick<Services, "db" | "queue" | "env">;

/**
 * Stores that a person lost their links. Whether the address is known is found out later, by a job:
 * neither the response nor its time tells.
 */
export async function askForLinks(
  { db, queue }: Pick<Services, "db" | "queue">,
  email: string,
): Promise<void> {
  const asked: AskedJob = { email: parsePerson(email)?.address ?? email };
  await db.transaction((tx) => queue.enqueue(tx, LOST_LINKS, asked));
}

/**
 * Emails new links to the latest requests of an address, as often as it gets confirmations; earlier
 * links stay valid.
 */
export async function sendLinks(deps: Deps, { email }: AskedJob): Promise<void> {
  const person = parsePerson(email);
  if (!person) return;
  await deps.db.transaction(async (tx) => {
    const sent = await listSentBy(tx, person, MAX_LINKS);
    // What one spelling of an address sent is not revealed to another one.
    for (const [address, requests] of Map.groupBy(sent, (one) => one.email)) {
      if (!(await countConfirmation(tx, "links", address))) return;
      await enqueueLinks(deps, tx, address, requests);
    }
  });
}

async function enqueueLinks(
  { queue, env }: Deps,
  tx: Transaction,
  address: string,
  requests: readonly SentRequest[],
): Promise<void> {
  const links: { request: SentRequest; token: string }[] = [];
  for (const request of requests) {
    links.push({ request, token: await createStatusLink(tx, request.id) });
  }
  const site = await getSite(tx);
  await enqueueEmail(
    queue,
    tx,
    await renderLinksEmail({ address, links, site, siteUrl: env.siteUrl }),
  );
}

/** Sends the links that were asked for. */
export async function startLostLinks(deps: Deps): Promise<void> {
  await deps.queue.work<AskedJob>(LOST_LINKS, ({ data }) => sendLinks(deps, data));
}
