import { performance } from "node:perf_hooks";
import { connect } from "#database/client.server.ts";
import { createTestToken } from "#tests/support/access-tokens.ts";
import { createStaff } from "#tests/support/staff.ts";
import { generateRequests } from "./desk-requests.ts";
import { readProcessCpu } from "./process-cpu.ts";
import { judge, median, printTable, progress, readOptions, toMilliseconds } from "./report.ts";
import { openBench } from "./setup.ts";

const { requests, rounds, calls } = readOptions({ requests: 10_000, rounds: 10, calls: 10 });
/** Milliseconds of processor time of a page of 100 requests, of Node.js. */
const BUDGET = 30;
const WORDS = "project,team,ports,ferry,react,mobile,design,data,search,payment".split(",");

await using bench = await openBench();
const { origin, pid } = await bench.start();
await using opened = await bench.openDatabase();
const { db, close } = connect(opened.url, { statementTimeoutMs: 3_600_000 });
try {
  progress.report(`Storing ${requests} requests`);
  await generateRequests(db, requests, WORDS);
  const staff = await createStaff(db);
  // A token has 120 requests a minute.
  const tokens = await Promise.all(
    Array.from({ length: rounds + 1 }, () => createTestToken({ db }, staff)),
  );
  const read = async (token = "") => {
    const response = await fetch(`${origin}/api/v1/desk/requests?limit=100`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    const { data } = (await response.json()) as { data: unknown[] };
    if (data.length !== 100) throw new Error(`A page has ${data.length} requests`);
  };
  progress.report("Warming up");
  for (let call = 0; call < 100; call += 1) await read(tokens[rounds]);
  const cpus: Record<"node" | "database" | "wall", number>[] = [];
  for (const token of tokens.slice(0, rounds)) {
    const before = readProcessCpu(pid, bench.dataDir);
    const begun = performance.now();
    for (let call = 0; call < calls; call += 1) await read(token);
    const after = readProcessCpu(pid, bench.dataDir);
    cpus.push({
      node: (after.node - before.node) / calls,
      database: (after.database - before.database) / calls,
      wall: (performance.now() - begun) / calls,
    });
  }
  progress.done();
  const of = (name: "node" | "database" | "wall") => median(cpus.map((one) => one[name]));
  const isMet = of("node") <= BUDGET;
  printTable([
    ["A token's list of 100 requests", "Node.js", "PostgreSQL", "elapsed", `≤ ${BUDGET} ms`],
    [
      `median of ${rounds} rounds of ${calls}`,
      toMilliseconds(of("node")),
      toMilliseconds(of("database")),
      toMilliseconds(of("wall")),
      judge(isMet),
    ],
  ]);
  process.exitCode = isMet ? 0 : 1;
} finally {
  await close();
}
