import { Agent, get } from "node:http";
import { projectRoot } from "#platform/process/project-root.server.ts";
import { startProduct } from "#tests/support/product.ts";
import { removeTemporaryFolder, temporaryPath } from "#tests/support/temporary-folder.ts";
import { buildWhenNeeded } from "../scripts/build-when-needed.ts";
import { type ProcessCpu, readProcessCpu } from "./process-cpu.ts";
import { judge, median, printMachine, printTable, progress, readOptions } from "./report.ts";

const { rounds, renders, against } = readOptions({ rounds: 20, renders: 50, against: "" });
const WARM_UP = 400;
const CONNECTIONS = 4;
/** Lists per second of processor time of the product and its database. */
const BUDGET = 180;

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
let number = 0;

/** Requests a list that was not requested before, so that it has to be rendered. */
function requestPage(origin: string): Promise<void> {
  number += 1;
  return new Promise((resolve, reject) => {
    get(`${origin}/developers?rate_max=${number}`, { agent }, (response) => {
      const { statusCode } = response;
      const end = () =>
        statusCode === 200 ? resolve() : reject(new Error(`the list gave ${statusCode}`));
      response.on("end", end).resume();
    }).on("error", reject);
  });
}

async function requestPages(origin: string, count: number): Promise<void> {
  let left = count;
  const work = async () => {
    while (left-- > 0) await requestPage(origin);
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, work));
}

/** A version of the product on a database of its own, and what a list took in each round. */
async function open(root: string) {
  await buildWhenNeeded(root);
  const folder = temporaryPath();
  const product = await startProduct({ DATA_DIR: folder, CAPTCHA: "off" }, { root });
  progress.report(`Warming up ${root}`);
  await requestPages(product.origin, WARM_UP);
  const cpus: ProcessCpu[] = [];
  return {
    cpus,
    async measure() {
      const before = readProcessCpu(product.pid, folder);
      await requestPages(product.origin, renders);
      const after = readProcessCpu(product.pid, folder);
      cpus.push({
        node: (after.node - before.node) / renders,
        database: (after.database - before.database) / renders,
      });
    },
    async [Symbol.asyncDispose]() {
      await product.stop();
      removeTemporaryFolder(folder);
    },
  };
}

printMachine();
await using own = await open(projectRoot);
await using other = against ? await open(against) : undefined;
for (let round = 0; round < rounds; round++) {
  progress.report(`Round ${round + 1} of ${rounds}`);
  const inTurns = other ? [own, other] : [own];
  for (const version of round % 2 === 0 ? inTurns : inTurns.toReversed()) await version.measure();
}
agent.destroy();

const toTotal = ({ node, database }: ProcessCpu) => node + database;
const toRow = (name: string, cpus: readonly ProcessCpu[]) => [
  name,
  ...[
    median(cpus.map(({ node }) => node)),
    median(cpus.map(({ database }) => database)),
    median(cpus.map(toTotal)),
  ].map((ms) => `${ms.toFixed(2)} ms`),
  (1_000 / median(cpus.map(toTotal))).toFixed(0),
];
printTable([
  ["CPU of an uncached list over HTTP", "Node.js", "PostgreSQL", "both", "per CPU second"],
  toRow("this version", own.cpus),
  ...(other ? [toRow(against, other.cpus)] : []),
]);
if (other) {
  const ratios = own.cpus.map((cpu, round) => toTotal(other.cpus[round] ?? cpu) / toTotal(cpu));
  console.log(
    `\nRate of this version by that of the other, median of the rounds: ${median(ratios).toFixed(2)}`,
  );
}
const rate = 1_000 / median(own.cpus.map(toTotal));
console.log(`\n${rate.toFixed(0)} per CPU second, budget ${BUDGET}: ${judge(rate >= BUDGET)}`);
