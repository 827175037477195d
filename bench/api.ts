import { fork } from "node:child_process";
import { once } from "node:events";
import { Agent, get } from "node:http";
import { performance } from "node:perf_hooks";
import { MAX_TOTAL } from "#contract/http/paging.ts";
import { ROLES } from "#contract/members/role-terms.ts";
import { REGION_SLUGS } from "#contract/values/regions.ts";
import { openGeneratedMembers, TAGS, TECHNOLOGIES } from "./generated-members.ts";
import { createRandom, type Random } from "./random.ts";
import {
  judge,
  median,
  percentile,
  printMachine,
  printTable,
  progress,
  readOptions,
  toMilliseconds,
  toTimes,
} from "./report.ts";

const { members: MEMBERS, calls: CALLS } = readOptions({ members: 100_000, calls: 500 });
/** 99th percentile in milliseconds of requests with each filter (architecture, budgets). */
const BUDGETS = [
  { members: 100_000, milliseconds: 25 },
  { members: 1_000_000, milliseconds: 120 },
];
const BUDGET = BUDGETS.find(({ members }) => MEMBERS <= members);
/** Members that can be paged through. */
const PAGED = Math.min(MEMBERS, MAX_TOTAL);

const ZONES = Intl.supportedValuesOf("timeZone");

type Search = (random: Random) => string;

const technology = (random: Random) => random.pickEarly(TECHNOLOGIES).slug;

const SEARCHES: Record<string, Search> = {
  "no filter": () => "page=1",
  "any page": (random) => `page=${1 + random.whole(PAGED / 6)}`,
  "one technology": (random) => `filter[technology]=${technology(random)}`,
  "three technologies": (random) =>
    `filter[technology]=${technology(random)},${technology(random)},${technology(random)}`,
  "industry and seniority": (random) =>
    `filter[tag]=${random.pick(TAGS).slug}&filter[seniority_level]=senior,lead`,
  "countries and language": () => "filter[country]=DE,EE,PL,BR&filter[language]=de",
  "any of three technologies, without another": (random) =>
    `filter[technology_any]=${technology(random)},${technology(random)},${technology(random)}&filter[technology_not]=${technology(random)}`,
  "without what most have": () =>
    "filter[technology_not]=javascript,typescript,react,nodejs,python,java,postgresql",
  "in a region": (random) => `filter[country]=${random.pick(REGION_SLUGS)}`,
  "outside of a region": (random) => `filter[country_not]=${random.pick(REGION_SLUGS)}`,
  "a role, part-time": (random) => `filter[role]=${random.pick(ROLES)}&filter[workload]=part_time`,
  "a language all speak": () => "filter[language]=en",
  "wide rate range": (random) => `filter[rate_min]=25&filter[rate_max]=${100 + random.whole(30)}`,
  "available now": () => "filter[available]=true",
  "shared working hours": (random) =>
    `filter[overlap]=${1 + random.whole(8)}&filter[zone]=${random.pick(ZONES)}`,
  "sorted by rate": (random) => `filter[sort]=rate_asc&page=${1 + random.whole(100)}`,
  "sorted by name": (random) => `filter[sort]=name_asc&page=${1 + random.whole(100)}`,
  "sorted by availability": () => "filter[sort]=available_first&filter[rate_max]=60",
  "search a technology": (random) => `filter[q]=${technology(random)}`,
  "search a name": (random) => `filter[q]=${random.pick(["Sofia", "Karin", "Müller", "Olegvid"])}`,
  "search two letters": (random) => `filter[q]=${random.pick(["ma", "re", "an", "so"])}`,
  "search misspelt": (random) =>
    `filter[q]=${random.pick(["Kubernets", "pyhton", "typscript", "Reakt develoepr"])}`,
  "search a country or a language": (random) =>
    `filter[q]=${random.pick(["Poland", "Estonia", "german", "fintech"])}`,
  "search rubbish": () => "filter[q]=qwrtzpsdfg+xkcdvbnm",
  "everything at once": (random) =>
    `filter[technology]=react&filter[seniority_level]=middle,senior&filter[language]=en&filter[rate_min]=30&filter[rate_max]=90&filter[experience_min]=3&filter[available]=true&filter[q]=developer&filter[sort]=experience_desc&page=${1 + random.whole(20)}`,
  "twenty ids": (random) =>
    `per_page=20&${Array.from({ length: 20 }, () => `filter[ids][]=${1 + random.whole(MEMBERS)}`).join("&")}`,
};

/** Milliseconds of each request, and the server's CPU time for it. */
type Measured = { times: number[]; cpus: number[] };

/** Times sequential requests on one keep-alive connection. */
async function measure(origin: string, toPath: () => string, calls: number): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const measured: Measured = { times: [], cpus: [] };
  for (let call = 0; call < calls; call++) {
    const path = toPath();
    const started = performance.now();
    await new Promise<void>((resolve, reject) => {
      get(origin + path, { agent }, (response) => {
        if (response.statusCode !== 200) reject(new Error(`${path} gave ${response.statusCode}`));
        const [, cpu] = /dur=(.*)/.exec(String(response.headers["server-timing"])) ?? [];
        measured.cpus.push(Number(cpu));
        response.on("end", resolve).resume();
      }).on("error", reject);
    });
    measured.times.push(performance.now() - started);
  }
  agent.destroy();
  return measured;
}

type ServerStats = Record<"held" | "rss" | "heap", number>;

/** Statistics of the server process; event loop delay since the last call. */
async function readStats(origin: string): Promise<ServerStats> {
  return (await fetch(`${origin}/stats`)).json() as Promise<ServerStats>;
}

async function startServer(url: string) {
  const server = fork(new URL("./api-server.ts", import.meta.url), {
    env: { ...process.env, DATABASE_URL: url },
  });
  const [port] = await Promise.race([
    once(server, "message"),
    once(server, "exit").then(() => Promise.reject(new Error("The API did not start."))),
  ]);
  return {
    origin: `http://127.0.0.1:${port}`,
    [Symbol.dispose]: () => server.disconnect(),
  };
}

printMachine();
await using database = await openGeneratedMembers(MEMBERS);
using server = await startServer(database.url);
const { origin } = server;
const random = createRandom(2);
const all: (Measured & { name: string })[] = [];
const rows = [["GET /api/members", "p50", "p99", "worst", "CPU p50", "CPU p99"]];
const addRow = (name: string, { times, cpus }: Measured) => {
  const cpu = cpus.some(Number.isNaN) ? ["–", "–"] : toTimes(cpus);
  rows.push([name, ...toTimes(times, [0.5, 0.99, 1]), ...cpu]);
};
await measure(origin, () => "/api/members", 500);
const bare = await measure(origin, () => "/bare", CALLS);
for (const [name, toSearch] of Object.entries(SEARCHES)) {
  progress.report(`Measuring: ${name}`);
  const toPath = () => encodeURI(`/api/members?${toSearch(random)}`);
  await measure(origin, toPath, 20);
  const measured = await measure(origin, toPath, CALLS);
  all.push({ name, ...measured });
  addRow(name, measured);
}
const together: Measured = {
  times: all.flatMap(({ times }) => times),
  cpus: all.flatMap(({ cpus }) => cpus),
};
addRow("all of these", together);
addRow("a bare `select 1`", bare);
printTable(rows);

const stats = await readStats(origin);
// As an import does.
const started = performance.now();
await database.db.$client.query("update members set position = 'Changed' where id = 1");
const change = performance.now() - started;
const changed = await measure(origin, () => "/api/members?filter[q]=changed", 1);
const { held } = await readStats(origin);
const ratio = median(together.times) / median(bare.times);
console.log(
  `\n${MEMBERS} members, ${together.times.length} calls: the median is ${ratio.toFixed(1)} × a bare query.`,
);
printTable([
  ["the server", ""],
  ["resident memory", `${Math.round(stats.rss / 1e6)} MB`],
  ["heap in use", `${Math.round(stats.heap / 1e6)} MB`],
  ["the event loop was blocked, at most", toMilliseconds(stats.held)],
  ["one member changed in the database", toMilliseconds(change)],
  ["first search after that", toMilliseconds(median(changed.times))],
  ["the event loop was blocked by it, at most", toMilliseconds(held)],
]);
const [slowest = { name: "", p99: Number.NaN }] = all
  .map(({ name, times }) => ({ name, p99: percentile(times, 0.99) }))
  .toSorted((one, other) => other.p99 - one.p99);
const verdict = BUDGET
  ? `budget ${BUDGET.milliseconds} ms: ${judge(slowest.p99 <= BUDGET.milliseconds)}`
  : "not judged";
console.log(`\nslowest kind: ${slowest.name}, p99 ${toMilliseconds(slowest.p99)}, ${verdict}`);
