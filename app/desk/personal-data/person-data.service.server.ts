import { isSitesOwn } from "#app/site/mailboxes.server.ts";
import { getSite } from "#app/site/site.service.server.ts";
import { createArchive } from "#app/status/data/personal-archive.service.server.ts";
import {
  listSentBy,
  type SentRequest,
} from "#app/status/lost-link/lost-links.repository.server.ts";
import type { AuditAction } from "#contract/desk/audit-terms.ts";
import type { Database, Transaction } from "#database/client.server.ts";
import { PublicError, unprocessable } from "#platform/errors.ts";
import { writeAudit } from "#services/audit/audit-log.repository.server.ts";
import { listMentions, type Mention } from "#services/personal-data/mentions.repository.server.ts";
import { type Person, parsePerson } from "#services/personal-data/person.server.ts";
import {
  erasePersonal,
  findPersonal,
  type StoredData,
} from "#services/personal-data/persons.service.server.ts";
import type { Services } from "#services/services.server.ts";

/** Requests of one person that are listed, and named in the audit log. */
const MAX_REQUESTS = 100;

/** Id of the person of the staff who asked for it; null for the command line. */
type By = number | null;

/** What is stored about a person. */
export type StoredPerson = StoredData & { address: string; requests: SentRequest[] };

/** What was erased, and what is left to do by hand. */
export type ErasedPerson = StoredData & { address: string; mentions: Mention[] };

/**
 * The person with an email address, in any spelling.
 * @throws PublicError 422 for what is not one address, and for one of the agency's
 */
export async function getPerson(
  { db, env }: Pick<Services, "db" | "env">,
  input: string,
): Promise<Person> {
  const person = parsePerson(input);
  if (!person) throw unprocessable({ email: ["Enter one email address"] });
  if (isSitesOwn(person, env, await getSite(db))) {
    const message = `${person.address} is the site's own address, and it's in every email`;
    throw unprocessable({ email: [message] });
  }
  return person;
}

/** What is stored under an address that was typed; why it is none in `error`. */
export async function findStoredPerson(
  deps: Pick<Services, "db" | "env" | "records" | "clock">,
  input: string,
): Promise<{ input: string; error?: string; stored?: StoredPerson }> {
  if (input === "") return { input };
  try {
    const person = await getPerson(deps, input);
    const { db, records, clock } = deps;
    const stored = await findPersonal({ db, records }, person, clock());
    const requests = await listSentBy(db, person, MAX_REQUESTS);
    return { input, stored: { ...stored, address: person.address, requests } };
  } catch (error) {
    if (!(error instanceof PublicError)) throw error;
    return { input, error: error.message };
  }
}

/** All stored data of a person as a ZIP archive. */
export async function exportPerson(
  deps: Pick<Services, "db" | "env" | "clock" | "records">,
  person: Person,
  by: By,
): Promise<Buffer> {
  const references = await listReferences(deps.db, person);
  const archive = await createArchive(deps, person);
  await deps.db.transaction((tx) => audit(tx, { by, action: "person.export", references }));
  return archive;
}

/**
 * Erases all stored data of a person. Each batch is a transaction with its entries in the audit log:
 * the names of the records, under the references of what the person had sent.
 * @param timeoutMs milliseconds to wait for an email to them that is being sent; by default minutes
 * @throws PublicError 503 when it is still being sent then; the rest is erased
 */
export async function erasePerson(
  { db, records, clock }: Pick<Services, "db" | "records" | "clock">,
  person: Person,
  by: By,
  { timeoutMs }: { timeoutMs?: number } = {},
): Promise<ErasedPerson> {
  const { notices } = await findPersonal({ db, records }, person, clock());
  const references = await listReferences(db, person);
  const erased = await erasePersonal({ db, records }, person, {
    record: (tx, fields) => audit(tx, { by, action: "person.erase", references, fields }),
    ...(timeoutMs !== undefined && { timeoutMs }),
  });
  const counts = Object.entries(erased).map(([name, count]) => ({ name, count }));
  return { address: person.address, counts, notices, mentions: await listMentions(db, person) };
}

async function listReferences(db: Database, person: Person): Promise<string[]> {
  return (await listSentBy(db, person, MAX_REQUESTS)).map(({ reference }) => reference);
}

type Access = {
  by: By;
  action: Extract<AuditAction, `person.${string}`>;
  references: readonly string[];
  fields?: readonly string[];
};

/** An entry for each reference; one without, for a person who sent nothing. */
async function audit(tx: Transaction, { by, action, references, fields = [] }: Access) {
  for (const subject of references.length > 0 ? references : ["person"]) {
    await writeAudit(tx, { staff_id: by, action, subject, fields });
  }
}
