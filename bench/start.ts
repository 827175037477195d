import { createProgress } from "#platform/progress.server.ts";
import { projectRoot } from "#platform/project-root.server.ts";
import { startProduct } from "#tests/support/product.ts";
import { removeTemporaryFolder, temporaryPath } from "#tests/support/temporary-folder.ts";
import { buildWhenNeeded } from "../scripts/build-when-needed.ts";
import { describeMachine, percentile, toTable } from "./report.ts";

const progress = createProgress();

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
/** Seconds from the start of the process to the end of its first page (architecture, budgets). */
const BUDGETS = { first: 10, again: 2 };

/** Seconds until a process has served its first page; then it is stopped. */
async function measure(dataDir: string): Promise<number> {
  const started = performance.now();
  const product = await startProduct({ DATA_DIR: dataDir }, { path: "/" });
  const seconds = (performance.now() - started) / 1_000;
  await product.stop();
  return seconds;
}

await buildWhenNeeded(projectRoot);
console.log(`${describeMachine()}\n`);
const first: number[] = [];
const again: number[] = [];
for (let round = 0; round < ROUNDS; round++) {
  progress.report(`Start ${round + 1} of ${ROUNDS}`);
  const dataDir = temporaryPath();
  try {
    first.push(await measure(dataDir));
    again.push(await measure(dataDir));
  } finally {
    removeTemporaryFolder(dataDir);
  }
}
const toRow = (name: string, times: number[], budget: number) => {
  const median = percentile(times, 0.5);
  const values = [median, Math.min(...times), Math.max(...times), budget];
  const verdict = median <= budget ? "met" : "MISSED";
  return [name, ...values.map((seconds) => `${seconds.toFixed(2)} s`), verdict];
};
const rows = [
  toRow("first start: new database, demo imported", first, BUDGETS.first),
  toRow("started again", again, BUDGETS.again),
];
progress.done();
console.log(toTable([["to the first page", "median", "best", "worst", "budget", ""], ...rows]));
process.exitCode = rows.every((row) => row.at(-1) === "met") ? 0 : 1;
