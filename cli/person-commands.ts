import { withdrawConsents } from "#app/apply/applications-personal.repository.server.ts";
import { listPersonalRecords } from "#app/boot/personal-data/personal-data.server.ts";
import { erasePerson } from "#app/desk/personal-data/person-data.service.server.ts";
import { isSitesOwn } from "#app/site/mailboxes.server.ts";
import { getSite } from "#app/site/site.service.server.ts";
import type { Database } from "#database/client.server.ts";
import { systemClock } from "#platform/time/clock.ts";
import { listMentions, type Mention } from "#services/personal-data/mentions.repository.server.ts";
import type { Person } from "#services/personal-data/person.server.ts";
import { copyPersonal, findPersonal } from "#services/personal-data/persons.service.server.ts";
import { writePersonFolder } from "./person-folder.ts";
import { DONE, FAILED, type Terminal } from "./terminal.ts";

/** Erases all stored data of one person after confirmation. */
export async function runErase(
  db: Database,
  terminal: Terminal,
  person: Person,
  { dryRun, yes }: { dryRun: boolean; yes: boolean },
): Promise<number> {
  if (await isOwnAddress(db, terminal, person)) return FAILED;
  const deps = { db, records: listPersonalRecords(terminal.readEnv()) };
  const { counts, notices } = await findPersonal(deps, person, systemClock());
  if (counts.length === 0) {
    terminal.print(`Nothing is stored for ${person.address}.`);
    sayMentions(terminal, await listMentions(db, person));
    return DONE;
  }
  terminal.print(`Stored for ${person.address}:`);
  sayCounts(terminal, counts);
  for (const notice of notices) terminal.print(notice);
  if (dryRun) {
    terminal.print("Nothing was erased: this is a dry run.");
    return DONE;
  }
  const refusal = yes ? undefined : await findRefusal(terminal);
  if (refusal !== undefined) {
    terminal.printError(refusal);
    return FAILED;
  }
  terminal.progress?.report("Erasing");
  const erased = await erasePerson({ ...deps, clock: systemClock }, person, null);
  terminal.progress?.done();
  terminal.print("Erased:");
  sayCounts(terminal, erased.counts);
  sayMentions(terminal, erased.mentions);
  return DONE;
}

/** Exports all stored data of one person to a folder. */
export async function runPerson(
  db: Database,
  terminal: Terminal,
  person: Person,
  output: string | undefined,
): Promise<number> {
  if (await isOwnAddress(db, terminal, person)) return FAILED;
  const env = terminal.readEnv();
  const deps = { db, records: listPersonalRecords(env) };
  const { counts } = await findPersonal(deps, person, systemClock());
  if (counts.length === 0) {
    terminal.printError(`Nothing is stored for ${person.address}.`);
    return FAILED;
  }
  const site = await getSite(db);
  const folder = await writePersonFolder(terminal, output ?? "personal-data", {
    person,
    copies: copyPersonal(deps, person),
    rules: deps.records.filter(({ ofPerson }) => ofPerson !== undefined),
    site: { ...site, url: env.siteUrl },
    now: systemClock(),
  });
  if (folder === undefined) return FAILED;
  sayCounts(terminal, counts);
  terminal.print(`Written to ${folder}.`);
  return DONE;
}

/** Withdraws the consents of one person. */
export async function runWithdraw(
  db: Database,
  terminal: Terminal,
  person: Person,
): Promise<number> {
  const { news, profiles } = await withdrawConsents(db, person);
  if (news + profiles === 0) {
    terminal.printError(`${person.address} has no stored consent.`);
    return FAILED;
  }
  const requests = news === 1 ? "1 request" : `${news} requests`;
  const applications = profiles === 1 ? "1 application" : `${profiles} applications`;
  if (news > 0) terminal.print(`No more news by email (${requests}).`);
  if (profiles > 0) {
    terminal.print(
      `Stored no longer than other applications (${applications}): see retention --dry-run.`,
    );
  }
  return DONE;
}

/** The site's own email is in every email, so it identifies no person. */
async function isOwnAddress(db: Database, terminal: Terminal, person: Person): Promise<boolean> {
  if (!isSitesOwn(person, terminal.readEnv(), await getSite(db))) return false;
  terminal.printError(`${person.address} is the site's own address, and it's in every email.`);
  return true;
}

function sayCounts(terminal: Terminal, counts: readonly { name: string; count: number }[]): void {
  const width = Math.max(0, ...counts.map(({ name }) => name.length));
  for (const { name, count } of counts) terminal.print(`  ${name.padEnd(width)}  ${count}`);
}

async function findRefusal({ ask }: Terminal): Promise<string | undefined> {
  if (!ask)
    return "This terminal can't ask for confirmation. Nothing was erased: add --yes to erase everything.";
  const answer = await ask("Erase everything permanently? Type yes: ");
  return answer.trim().toLowerCase() === "yes" ? undefined : "Nothing was erased.";
}

/** Records of others may mention the person too; the operator decides about those. */
function sayMentions(terminal: Terminal, mentions: readonly Mention[]): void {
  if (mentions.length > 0) terminal.print("Other people's records still mention the address:");
  for (const { table, column, count } of mentions) {
    terminal.print(`  ${table}.${column}, ${count === 1 ? "1 row" : `${count} rows`}`);
  }
}
