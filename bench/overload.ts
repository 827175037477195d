import { Agent, get } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { toRequestForm } from "#tests/support/requests.ts";
import { toPages } from "./edited-pages.ts";
import { openGeneratedMembers } from "./generated-members.ts";
import {
  judge,
  median,
  percentile,
  printTable,
  progress,
  readOptions,
  toMilliseconds,
  toTimes,
} from "./report.ts";
import { openBench, repeat, toFormHeaders } from "./setup.ts";

const { seconds, members } = readOptions({ seconds: 20, members: 0 });
/** Multiple of the capacity that is requested. */
const LOAD = 5;
const FORMS_PER_SECOND = 5;
/** Connections that keep the server busy, and those that are refused as fast as it can. */
const CONNECTIONS = { capacity: 16, flood: 256 };
const TICK_MS = 20;
const BUDGET = { throughput: 0.8, p99: 1_000, refusalMicroseconds: 50 };

type Sent = { status: number; ms: number };

await using database = members > 0 ? await openGeneratedMembers(members) : undefined;
await using bench = await openBench(database ? { DATABASE_URL: database.url } : {});
const { origin } = await bench.start();
// With less processor time of the client than `fetch`, as both share the machine.
const agent = new Agent({ keepAlive: true });
let number = 0;

/** A list that was not requested before, so that it has to be rendered; of generated members every kind of page. */
function toPath(): string {
  number += 1;
  if (members === 0) return `/developers?rate_max=${number}`;
  const pages = Object.values(toPages(number, members));
  return pages[number % pages.length] ?? "/";
}

/** Requests a page, mostly one that was not requested before. */
function requestPage(): Promise<Sent> {
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    get(origin + toPath(), { agent }, (response) => {
      const status = response.statusCode ?? 0;
      response.on("end", () => resolve({ status, ms: performance.now() - begun })).resume();
    }).on("error", reject);
  });
}

/** Posts a hire request of another person. */
async function postForm(): Promise<void> {
  number += 1;
  const response = await fetch(`${origin}/api/forms/request`, {
    method: "POST",
    // One mailbox gets few confirmations an hour.
    body: toRequestForm({ email: `client-${number}@example.com` }),
    headers: toFormHeaders(),
  });
  if (response.status !== 201) throw new Error(`the form gave ${response.status}`);
  await response.arrayBuffer();
}

/** Processor time of the server in seconds. */
const readCpu = async () =>
  (await bench.readMetrics()).get("process_cpu_seconds_total") ?? Number.NaN;

type Measured = Awaited<ReturnType<typeof measure>>;

/** Runs something and says what it took. */
async function measure(what: string, run: (end: number) => Promise<Sent[]>) {
  progress.report(what);
  const [cpu, begun] = [await readCpu(), performance.now()];
  const sent = await run(begun + seconds * 1_000);
  const took = (performance.now() - begun) / 1_000;
  const pages = sent.filter(({ status }) => status === 200).map(({ ms }) => ms);
  const refused = sent.filter(({ status }) => status === 503).length;
  const other = sent.length - pages.length - refused;
  return { pages, refused, other, seconds: took, cpu: (await readCpu()) - cpu };
}

/** Each connection requests the next page when it has the last one. */
const connect = (connections: number) => (end: number) => repeat(connections, end, requestPage);

/** Requests pages at a rate, whether they are sent or not, and posts forms beside them. */
const send = (perSecond: number, forms: number[]) => async (end: number) => {
  const begun = performance.now();
  const pages: Promise<Sent>[] = [];
  const posts: Promise<unknown>[] = [];
  const post = async () => {
    const started = performance.now();
    await postForm();
    forms.push(performance.now() - started);
  };
  while (performance.now() < end) {
    const passed = (performance.now() - begun) / 1_000;
    while (pages.length < passed * perSecond) pages.push(requestPage());
    while (posts.length < passed * FORMS_PER_SECOND) posts.push(post());
    await wait(TICK_MS);
  }
  await Promise.all(posts);
  return Promise.all(pages);
};

/** What a refusal takes: all processor time but that of the pages that were sent. */
function judgeRefusal(normal: Measured, flood: Measured): string {
  const cpuOfPage = normal.cpu / normal.pages.length;
  const refusal = ((flood.cpu - flood.pages.length * cpuOfPage) / flood.refused) * 1e6;
  return `a refusal takes ${refusal.toFixed(0)} µs of processor time: ${judge(refusal <= BUDGET.refusalMicroseconds)}`;
}

try {
  await measure("Warming up", connect(CONNECTIONS.capacity));
  const normal = await measure("Measuring the capacity", connect(CONNECTIONS.capacity));
  const capacity = normal.pages.length / normal.seconds;
  const [quiet, forms]: [number[], number[]] = [[], []];
  await send(0, quiet)(performance.now() + 3_000);
  const over = await measure(`Requesting ${LOAD} times as much`, send(capacity * LOAD, forms));
  const flood = await measure("Requesting as fast as it refuses", connect(CONNECTIONS.flood));

  const toRow = (name: string, { pages, refused, other, seconds: took }: typeof over) => [
    name,
    (pages.length / took).toFixed(0),
    (refused / took).toFixed(0),
    String(other),
    ...toTimes(pages),
  ];
  printTable([
    ["", "pages /s", "refused /s", "failed", "p50", "p99"],
    toRow("capacity", normal),
    toRow(`${LOAD} times the capacity`, over),
    toRow(`${CONNECTIONS.flood} connections`, flood),
  ]);
  const toForms = (times: number[]) =>
    `${times.length} stored, median ${toMilliseconds(median(times))}, p99 ${toMilliseconds(percentile(times, 0.99))}`;
  console.log(`\nForms alone: ${toForms(quiet)}; under overload: ${toForms(forms)}`);
  const throughput = over.pages.length / over.seconds / capacity;
  const p99 = percentile(over.pages, 0.99);
  const failed = over.other + flood.other;
  console.log(
    [
      `throughput ${(throughput * 100).toFixed(0)} % of the capacity: ${judge(throughput >= BUDGET.throughput)}`,
      `p99 of sent pages ${toMilliseconds(p99)}: ${judge(p99 <= BUDGET.p99)}`,
      // Of generated members most pages are cached, so that a refusal's part is not known.
      ...(members === 0 ? [judgeRefusal(normal, flood)] : []),
      `${failed} requests failed: ${judge(failed === 0)}`,
    ].join("\n"),
  );
} finally {
  agent.destroy();
}
