import type { Database } from "#database/client.server.ts";
import { notFound } from "#platform/errors.ts";
import { toTokenHash } from "#platform/secrets/secret-token.server.ts";
import { type Person, parsePerson } from "#services/personal-data/person.server.ts";
import type { PersonalRecord } from "#services/personal-data/personal-record.server.ts";
import { erasePersonal, findPersonal } from "#services/personal-data/persons.service.server.ts";
import type { Queue } from "#services/queue.server.ts";
import type { Services } from "#services/services.server.ts";
import { type AskedJob, ERASURES, forgetErasure } from "../asked-jobs.repository.server.ts";
import { listSentBy } from "../lost-link/lost-links.repository.server.ts";
import { spendDataLink } from "./data-links.repository.server.ts";
import { openDataLink } from "./data-links.service.server.ts";
import { enqueueErasureNews } from "./erasure-news.server.ts";

/** References that the email to the agency and the page list. */
export const MAX_REFERENCES = 100;

/** What an erasure takes: references of what a person sent. */
export async function listErased(db: Database, person: Person): Promise<string[]> {
  return (await listSentBy(db, person, MAX_REFERENCES)).map(({ reference }) => reference);
}

/**
 * Erases everything under the address of a link, by a job that ends even if this process does not.
 * The agency is told by reference. A second time nothing happens.
 * @throws PublicError 404 for a link that is unknown or expired
 */
export async function confirmErasure(
  deps: Pick<Services, "db" | "queue" | "env" | "clock" | "records">,
  token: string,
): Promise<void> {
  const { db, queue, records } = deps;
  const now = deps.clock();
  const link = await openDataLink(db, token, { purpose: "erasure", now });
  if (!link) throw notFound("This link is not available");
  if (link.isUsed || !link.owner) return;
  const { person } = link.owner;
  const references = await listErased(db, person);
  const { notices } = await findPersonal({ db, records }, person, now);
  const erasure: AskedJob = { email: person.address };
  await db.transaction(async (tx) => {
    if (!(await spendDataLink(tx, { token_hash: toTokenHash(token), now }))) return;
    await enqueueErasureNews(deps, tx, { references, notices });
    await queue.enqueue(tx, ERASURES, erasure);
  });
}

/** Does what was confirmed. */
export async function startErasures(deps: {
  db: Database;
  queue: Queue;
  records: readonly PersonalRecord[];
}): Promise<void> {
  await deps.queue.work<AskedJob>(ERASURES, async ({ id, data }) => {
    await runErasure(deps, data);
    await forgetErasure(deps.db, id);
  });
}

export async function runErasure(
  { db, records }: { db: Database; records: readonly PersonalRecord[] },
  { email }: Partial<AskedJob>,
): Promise<void> {
  // Without an address it was done before, and only its end was not stored.
  const person = email === undefined ? undefined : parsePerson(email);
  if (person) await erasePersonal({ db, records }, person);
}
