import { recordDecision } from "#app/apply/applications-personal.repository.server.ts";
import { listPersonalRecords } from "#app/boot/personal-data/personal-data.server.ts";
import type { WholeRequest } from "#app/requests/records/requests.repository.server.ts";
import { getBookingConfig } from "#app/site/site.service.server.ts";
import type { Database } from "#database/client.server.ts";
import { systemClock } from "#platform/time/clock.ts";
import { toZonedText } from "#platform/time/zoned-text.ts";
import {
  eraseOverdue,
  listOverdue,
  type Overdue,
} from "#services/personal-data/retention.service.server.ts";
import { findRequestByInput } from "./find-request.ts";
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
    const { timezone } = await getBookingConfig(db);
    for (const line of toOverdueLines(await listOverdue(deps, now), timezone)) terminal.print(line);
    return DONE;
  }
  terminal.progress?.report("Erasing what is past its retention period");
  const erased = Object.entries(await eraseOverdue(deps, now));
  terminal.progress?.done();
  for (const [name, count] of erased) terminal.print(`${name}: ${count} erased`);
  if (erased.length === 0) terminal.print("Nothing is past its retention period.");
  return DONE;
}

function toOverdueLines(overdue: readonly Overdue[], zone: string): string[] {
  const head = ["What", "Retention", "Overdue", "Oldest"];
  const rows = overdue.map(({ name, retention, count, oldest }) => [
    name,
    retention,
    String(count),
    oldest ? toZonedText(oldest, zone) : "",
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
  { input, date }: { input: string; date: Date | undefined },
  clock = systemClock,
): Promise<number> {
  const request = await findRequestByInput(db, terminal, input);
  if (!request) return FAILED;
  const { reference } = request;
  const decided = date ?? clock();
  const error = findComplaint(request, decided, clock());
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
  { reference, application, submitted_at }: WholeRequest,
  decided: Date,
  now: Date,
): string | undefined {
  if (!application) return `${reference} is not an application: only applications can be decided.`;
  if (decided > now) return "A decision can't be in the future.";
  if (toDay(decided) >= toDay(submitted_at)) return undefined;
  return `${reference} was sent on ${toDay(submitted_at)}, after that decision.`;
}
