import { Agent, get } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { findFreePort } from "#platform/free-port.server.ts";
import { createProgress } from "#platform/progress.server.ts";
import { projectRoot } from "#platform/project-root.server.ts";
import { parseMetrics } from "#tests/support/parse-metrics.ts";
import { startProduct } from "#tests/support/product.ts";
import { removeTemporaryFolder, temporaryPath } from "#tests/support/temporary-folder.ts";
import { buildWhenNeeded } from "../scripts/build-when-needed.ts";
import { createPoster } from "./forms-posts.ts";
import { describeMachine, percentile, toMilliseconds, toTable } from "./report.ts";

const SECONDS = Number(process.env.BENCH_SECONDS ?? 20);
/** Multiple of the capacity that is requested. */
const LOAD = 5;
const FORMS_PER_SECOND = 5;
/** Connections that keep the server busy, and those that are refused as fast as it can. */
const CONNECTIONS = { capacity: 16, flood: 256 };
const TICK_MS = 20;
const BUDGET = { throughput: 0.8, p99: 1_000, refusalMicroseconds: 50 };

type Sent = { status: number; ms: number };

const progress = createProgress();
await buildWhenNeeded(projectRoot);
console.log(`${describeMachine()}\n`);
const dataDir = temporaryPath();
const metricsPort = await findFreePort();
const product = await startProduct({
  DATA_DIR: dataDir,
  CAPTCHA: "off",
  TRUST_PROXY: "1",
  METRICS_PORT: String(metricsPort),
});
const agent = new Agent({ keepAlive: true });
const poster = await createPoster(product.port);
let number = 0;

/** Requests a list that was not requested before, so that it has to be rendered. */
function requestPage(): Promise<Sent> {
  const begun = performance.now();
  number += 1;
  return new Promise((resolve, reject) => {
    get(
      { host: "127.0.0.1", port: product.port, agent, path: `/developers?rate_max=${number}` },
      (response) => {
        const status = response.statusCode ?? 0;
        response.on("end", () => resolve({ status, ms: performance.now() - begun })).resume();
      },
    ).on("error", reject);
  });
}

/** Processor time of the server in seconds. */
async function readCpu(): Promise<number> {
  const { get } = parseMetrics(
    await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text(),
  );
  return get("process_cpu_seconds_total") ?? Number.NaN;
}

/** Runs something and says what it took. */
async function measure(run: (end: number) => Promise<Sent[]>) {
  const [cpu, begun] = [await readCpu(), performance.now()];
  const sent = await run(begun + SECONDS * 1_000);
  const seconds = (performance.now() - begun) / 1_000;
  const pages = sent.filter(({ status }) => status === 200);
  const refused = sent.filter(({ status }) => status === 503).length;
  const other = sent.length - pages.length - refused;
  return { pages, refused, other, seconds, cpu: (await readCpu()) - cpu };
}

/** Each connection requests the next page when it has the last one. */
const repeat = (connections: number) => async (end: number) => {
  const sent: Sent[] = [];
  const one = async () => {
    while (performance.now() < end) sent.push(await requestPage());
  };
  await Promise.all(Array.from({ length: connections }, one));
  return sent;
};

/** Requests pages at a rate, whether they are sent or not, and posts forms beside them. */
const send = (perSecond: number, forms: number[]) => async (end: number) => {
  const begun = performance.now();
  const pages: Promise<Sent>[] = [];
  const posts: Promise<unknown>[] = [];
  const post = async () => {
    const started = performance.now();
    await poster.post();
    forms.push(performance.now() - started);
  };
  while (performance.now() < end) {
    const seconds = (performance.now() - begun) / 1_000;
    while (pages.length < seconds * perSecond) pages.push(requestPage());
    while (posts.length < seconds * FORMS_PER_SECOND) posts.push(post());
    await wait(TICK_MS);
  }
  await Promise.all(posts);
  return Promise.all(pages);
};

try {
  progress.report("Warming up");
  await measure(repeat(CONNECTIONS.capacity));
  progress.report("Measuring the capacity");
  const normal = await measure(repeat(CONNECTIONS.capacity));
  const capacity = normal.pages.length / normal.seconds;
  const quiet: number[] = [];
  await send(0, quiet)(performance.now() + 3_000);
  progress.report(`Requesting ${LOAD} times as much`);
  const forms: number[] = [];
  const over = await measure(send(capacity * LOAD, forms));
  progress.report("Requesting as fast as it refuses");
  const flood = await measure(repeat(CONNECTIONS.flood));
  progress.done();

  const cpuOfPage = normal.cpu / normal.pages.length;
  const refusal = ((flood.cpu - flood.pages.length * cpuOfPage) / flood.refused) * 1e6;
  const toRow = (name: string, { pages, refused, other, seconds }: typeof over) => [
    name,
    (pages.length / seconds).toFixed(0),
    (refused / seconds).toFixed(0),
    String(other),
    ...[0.5, 0.99].map((p) =>
      toMilliseconds(
        percentile(
          pages.map(({ ms }) => ms),
          p,
        ),
      ),
    ),
  ];
  console.log(
    toTable([
      ["", "pages /s", "refused /s", "failed", "p50", "p99"],
      toRow("capacity", normal),
      toRow(`${LOAD} times the capacity`, over),
      toRow(`${CONNECTIONS.flood} connections`, flood),
    ]),
  );
  const toForms = (times: number[]) =>
    `${times.length} stored, median ${toMilliseconds(percentile(times, 0.5))}, p99 ${toMilliseconds(percentile(times, 0.99))}`;
  console.log(`\nForms alone: ${toForms(quiet)}; under overload: ${toForms(forms)}`);
  const throughput = over.pages.length / over.seconds / capacity;
  const p99 = percentile(
    over.pages.map(({ ms }) => ms),
    0.99,
  );
  const verdicts: [string, boolean][] = [
    [
      `throughput ${(throughput * 100).toFixed(0)} % of the capacity`,
      throughput >= BUDGET.throughput,
    ],
    [`p99 of sent pages ${toMilliseconds(p99)}`, p99 <= BUDGET.p99],
    [
      `a refusal takes ${refusal.toFixed(0)} µs of processor time`,
      refusal <= BUDGET.refusalMicroseconds,
    ],
    [`${over.other + flood.other} requests failed`, over.other + flood.other === 0],
  ];
  for (const [text, isMet] of verdicts) console.log(`${text}: ${isMet ? "met" : "MISSED"}`);
  process.exitCode = verdicts.every(([, isMet]) => isMet) ? 0 : 1;
} finally {
  agent.destroy();
  await product.stop();
  removeTemporaryFolder(dataDir);
}
