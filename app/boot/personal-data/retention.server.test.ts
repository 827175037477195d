import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { requests } from "#database/tables/requests.ts";
import { createLog } from "#platform/process/log.server.ts";
import { startQueue } from "#services/queue.server.ts";
import { FAST_POLLING } from "#tests/support/fast-polling.ts";
import { seedMembers } from "#tests/support/members.ts";
import { sendHire } from "#tests/support/person.ts";
import { createTestServices } from "#tests/support/services.ts";
import { RETENTION, startRetention } from "./retention.server.ts";

const services = await createTestServices();
const { db, url } = services;
const dataDir = await mkdtemp(join(tmpdir(), "ogds-night-"));

beforeAll(() =>
  seedMembers(
    db,
    ["anna-kask", "boris-jansen"].map((slug) => ({ slug })),
  ),
);

/** A process of the site as far as this goes; returns what it logs. */
async function startProcess(): Promise<string[]> {
  const logged: string[] = [];
  const log = createLog("info", { write: (line) => void logged.push(line) });
  const queue = await startQueue(url, [RETENTION], log, FAST_POLLING);
  onTestFinished(() => queue.stop());
  const clock = () => new Date("2031-01-01T02:00:00Z");
  await startRetention(queue, { env: { dataDir }, db, log, clock });
  return logged;
}

test("each night exactly one of several processes erases overdue data, and logs counts only", async () => {
  await sendHire(services, { name: "Zoë Tamm", email: "zoe@example.com" });
  const logs = await Promise.all([startProcess(), startProcess(), startProcess()]);
  await expect
    .poll(() => logs.flat().join(""), { timeout: 25_000 })
    .toContain("past their retention period");
  expect(await db.$count(requests)).toBe(0);
  const { rows } = await db.execute(sql`select state from pgboss.job where name = 'retention'`);
  expect(rows).toHaveLength(1);
  const nights = logs.flat().filter((line) => line.includes("past their retention period"));
  expect(nights.map((line) => JSON.parse(line))).toMatchObject([{ erased: { requests: 1 } }]);
  expect(logs.flat().join("")).not.toMatch(/zoe|Zoë|OG-/i);
}, 60_000);

test("a night that was missed is made up for at the next start, and then not again that day", async () => {
  await db.execute(sql`
    update pgboss.job set state = 'completed', singleton_on = singleton_on - interval '3 days'
    where name = 'retention'`);
  const logged = await startProcess();
  await expect
    .poll(() => logged.join(""), { timeout: 25_000 })
    .toContain("past their retention period");
  await startProcess();
  const { rows } = await db.execute(sql`select 1 from pgboss.job where name = 'retention'`);
  expect(rows).toHaveLength(2);
}, 60_000);
