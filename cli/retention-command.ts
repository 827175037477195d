import { recordDecision } from "#app/apply/applications-personal.repository.server.ts";
import { listPersonalRecords } from "#app/boot/personal-data.server.ts";
import { toUtcText } from "#app/requests/request-texts.ts";
import { findRequest, type WholeRequest } from "#app/requests/requests.repository.server.ts";
import type { Database } from "#database/client.server.ts";
import { systemClock } from "#platform/clock.ts";
import { parseReference } from "#platform/reference.server.ts";
import {
  eraseOverdue,
  listOverdue,
  type Overdue,
} from "#services/personal-data/retention.service.server.ts";
import { DONE, FAILED, type Terminal } from "./terminal.ts";

/** Erases data past its retention period, or with `dryRun` lists it. */
export async function runRetention(
  db: Database,
  terminal: Terminal,
  { dryRun }: { dryRun: boolean },
  clock = systemClock,
): Promise<number> {
  const deps = { db, records: listPersonalRecords(terminal.readEnv()) };
  const now = clock();
  if (dryRun) {
    for (const line of toOverdueLines(await listOverdue(deps, now))) terminal.print(line);
    return DONE;
  }
  terminal.progress?.report("Erasing what is past its retention period");
  const erased = Object.entries(await eraseOverdue(deps, now));
  terminal.progress?.done();
  for (const [name, count] of erased) terminal.print(`${name}: ${count} erased`);
  if (erased.length === 0) terminal.print("Nothing is past its retention period.");
  return DONE;
}

function toOverdueLines(overdue: readonly Overdue[]): string[] {
  const head = ["What", "Retention", "Overdue", "Oldest"];
  const rows = overdue.map(({ name, retention, count, oldest }) => [
    name,
    retention,
    String(count),
    oldest ? toUtcText(oldest) : "",
  ]);
  const widths = head.map((_, i) => Math.max(...[head, ...rows].map((row) => row[i]?.length ?? 0)));
  const sum = overdue.reduce((all, { count }) => all + count, 0);
  return [
    ...[head, ...rows].map((row) =>
      row
        .map((cell, i) => cell.padEnd(widths[i] ?? 0))
        .join("  ")
        .trimEnd(),
    ),
    "",
    sum === 0
      ? "Nothing is past its retention period."
      : `${sum} would be erased. Nothing was erased: this is a dry run.`,
  ];
}

/** Records when an application was decided, which starts its retention period. */
export async function runDecide(
  db: Database,
  terminal: Terminal,
  { typed, date }: { typed: string; date: Date | undefined },
  clock = systemClock,
): Promise<number> {
  const reference = parseReference(typed);
  const decided = date ?? clock();
  const error = findComplaint(await findRequest(db, reference), reference, decided, clock());
  if (error !== undefined) {
    terminal.printError(error);
    return FAILED;
  }
  await recordDecision(db, reference, decided);
  terminal.print(`${reference} was decided on ${toDay(decided)}.`);
  return DONE;
}

const toDay = (time: Date) => time.toISOString().slice(0, 10);

/** Why the date of a decision is invalid. */
function findComplaint(
  request: WholeRequest | undefined,
  reference: string,
  decided: Date,
  now: Date,
): string | undefined {
  if (!request) return `There is no request ${reference}.`;
  if (!request.application)
    return `${reference} is not an application: only applications can be decided.`;
  if (decided > now) return "A decision can't be in the future.";
  if (toDay(decided) >= toDay(request.submitted_at)) return undefined;
  return `${reference} was sent on ${toUtcText(request.submitted_at)}, after that decision.`;
}
