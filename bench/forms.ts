import { sql } from "drizzle-orm";
import { openDatabase } from "#database/open.server.ts";
import { createLog } from "#platform/log.server.ts";
import { createProgress } from "#platform/progress.server.ts";
import { projectRoot } from "#platform/project-root.server.ts";
import { startProduct } from "#tests/support/product.ts";
import { removeTemporaryFolder, temporaryPath } from "#tests/support/temporary-folder.ts";
import { buildWhenNeeded } from "../scripts/build-when-needed.ts";
import { createInserter, createPoster, type Measured } from "./forms-posts.ts";
import { describeMachine, percentile, toMilliseconds, toTable } from "./report.ts";

const progress = createProgress();

const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
const AT_ONCE = [1, 16, 64];

await buildWhenNeeded(projectRoot);
console.log(`${describeMachine()}\n`);
const dataDir = temporaryPath();
const product = await startProduct({ DATA_DIR: dataDir, CAPTCHA: "off", TRUST_PROXY: "1" });
try {
  const { db, url, close } = await openDatabase(
    { databaseUrl: undefined, dataDir },
    createLog("silent"),
  );
  try {
    await requireDurability();
    const poster = await createPoster(product.port);
    const inserter = await createInserter(url, Math.max(...AT_ONCE));
    for (const client of [poster, inserter]) await client.run(4, SECONDS);

    const median = (rounds: Measured[], toNumber: (one: Measured) => number) =>
      percentile(rounds.map(toNumber), 0.5);
    const rows: string[][] = [];
    for (const atOnce of AT_ONCE) {
      const forms: Measured[] = [];
      const inserts: Measured[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        progress.report(`${atOnce} clients, round ${round + 1} of ${ROUNDS}`);
        forms.push(await poster.run(atOnce, SECONDS));
        inserts.push(await inserter.run(atOnce, SECONDS));
      }
      const [form, insert] = [forms, inserts].map((of) => median(of, (one) => one.perSecond));
      const at = (of: Measured[], part: number) =>
        toMilliseconds(median(of, ({ times }) => percentile(times, part)));
      rows.push([
        String(atOnce),
        ...[(form ?? 0).toFixed(0), at(forms, 0.5), at(forms, 0.99)],
        ...[(insert ?? 0).toFixed(0), at(inserts, 0.5), at(inserts, 0.99)],
        ((form ?? 0) / (insert ?? 1)).toFixed(2),
      ]);
    }
    progress.done();
    poster.close();
    await inserter.close();
    const forms = ["forms /s", "p50", "p99"];
    console.log(
      toTable([["at once", ...forms, "bare inserts /s", "p50", "p99", "ratio"], ...rows]),
    );
    process.exitCode = (await isAllStored(poster.count())) ? 0 : 1;
  } finally {
    await close();
  }

  /** Production has a captcha, so the benchmark has it too. */
  async function requireDurability(): Promise<void> {
    for (const name of ["fsync", "synchronous_commit", "full_page_writes"]) {
      const { rows } = await db.execute<{ value: string }>(
        sql`select current_setting(${name}) as value`,
      );
      if (rows[0]?.value !== "on") throw new Error(`${name} is ${rows[0]?.value}`);
    }
  }

  async function isAllStored(sent: number): Promise<boolean> {
    const { rows } = await db.execute<{ requests: number; mails: number; open: number }>(sql`
      select (select count(*)::int from requests where fingerprint <> 'demo') as requests, count(*)::int as mails,
        count(*) filter (where state < 'completed')::int as open
      from pgboss.job where name = 'mail'`);
    const { requests = 0, mails = 0, open = 0 } = rows[0] ?? {};
    const isRight = requests === sent && mails === 2 * sent;
    console.log(
      `\n${sent} forms were acknowledged, ${requests} requests and ${mails} mails are stored, ${open} of them not yet sent: ${isRight ? "right" : "WRONG"}`,
    );
    return isRight;
  }
} finally {
  await product.stop();
  removeTemporaryFolder(dataDir);
}
