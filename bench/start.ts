import { projectRoot } from "#platform/process/project-root.server.ts";
import { startProduct } from "#tests/support/product.ts";
import { buildWhenNeeded } from "../scripts/build-when-needed.ts";
import { judge, median, printMachine, printTable, progress, readOptions } from "./report.ts";
import { createFolder } from "./setup.ts";

const { rounds } = readOptions({ rounds: 5 });
/** Seconds from the start of the process to the end of its first page (architecture, budgets). */
const BUDGETS = { "first start: new database, demo imported": 10, "started again": 2 };

/** Seconds until a process has served its first page; then it is stopped. */
async function measure(dataDir: string): Promise<number> {
  const started = performance.now();
  const product = await startProduct({ DATA_DIR: dataDir }, { path: "/" });
  const seconds = (performance.now() - started) / 1_000;
  await product.stop();
  return seconds;
}

await buildWhenNeeded(projectRoot);
printMachine();
const both: number[][] = [];
for (let round = 0; round < rounds; round++) {
  progress.report(`Start ${round + 1} of ${rounds}`);
  using folder = createFolder();
  both.push([await measure(folder.path), await measure(folder.path)]);
}
const rows = Object.entries(BUDGETS).map(([name, budget], which) => {
  const times = both.map((pair) => pair[which] ?? Number.NaN);
  const values = [median(times), Math.min(...times), Math.max(...times), budget];
  return [name, ...values.map((s) => `${s.toFixed(2)} s`), judge(median(times) <= budget)];
});
printTable([["to the first page", "median", "best", "worst", "budget", ""], ...rows]);
