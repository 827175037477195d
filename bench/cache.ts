import { chmodSync, mkdirSync } from "node:fs";
import { request } from "node:http";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { findFreePort } from "#platform/process/free-port.server.ts";
import { projectRoot } from "#platform/process/project-root.server.ts";
import { BOUNDS } from "#tests/support/product.ts";
import { buildWhenNeeded } from "../scripts/build-when-needed.ts";
import { type Sample, writeNginx } from "./cache-nginx.ts";
import { findPrograms, type Load, load, type Server, startOnOneCore } from "./cache-programs.ts";
import { judge, median, printMachine, printTable, progress, readOptions } from "./report.ts";
import { createFolder } from "./setup.ts";

const { seconds, rounds } = readOptions({ seconds: 3, rounds: 5 });
/** Part of nginx's rate that a cached page must reach (architecture, budgets). */
const BUDGET = 0.5;
const PAGE = "/developers";
/** Both servers alternate on one core, the client has the other. */
const CORES = { server: 0, asking: 1 };
const BROTLI = { "Accept-Encoding": "br" };

async function fetchBytes(origin: string, path: string): Promise<Sample> {
  const answer = await fetch(origin + path, { headers: BROTLI });
  const plain = Buffer.from(await answer.arrayBuffer());
  return { path, plain, brotli: Buffer.alloc(0), headers: answer.headers };
}

/** The transferred bytes; `fetch` decompresses them. */
async function fetchSample(origin: string, path: string): Promise<Sample> {
  const sample = await fetchBytes(origin, path);
  const brotli = await new Promise<Buffer>((resolve, reject) => {
    const asking = request(origin + path, { headers: BROTLI }, async (answer) => {
      resolve(Buffer.concat(await answer.toArray()));
    });
    asking.on("error", reject).end();
  });
  if (!brotliDecompressSync(brotli).equals(sample.plain)) throw new Error(`${path} differs`);
  return { ...sample, brotli };
}

async function startOurs(folder: string): Promise<Server> {
  const port = await findFreePort();
  return startOnOneCore([process.execPath, ...BOUNDS.options, "scripts/start.ts"], {
    core: CORES.server,
    port,
    path: PAGE,
    env: {
      ...BOUNDS.variables,
      HOST: "127.0.0.1",
      PORT: String(port),
      DATA_DIR: folder,
      LOG_LEVEL: "warn",
    },
  });
}

async function startNginx(folder: string, brotliModule: string, samples: Sample[]) {
  const port = await findFreePort();
  mkdirSync(folder, { recursive: true });
  const configuration = writeNginx(folder, { port, brotliModule, samples });
  // Its worker runs as another user when it is started by root.
  for (const path of [folder, join(folder, "root")]) chmodSync(path, 0o755);
  const command = ["nginx", "-p", folder, "-c", configuration, "-e", join(folder, "error.log")];
  return startOnOneCore(command, { core: CORES.server, port, path: PAGE });
}

/** Requests a page until it has brotli's best quality; then its bytes do not change. */
async function warmUp(origin: string): Promise<void> {
  let size = -1;
  for (let same = 0; same < 5; ) {
    for (let count = 0; count < 40; count++) await fetchBytes(origin, PAGE);
    const { brotli } = await fetchSample(origin, PAGE);
    same = brotli.length === size ? same + 1 : 0;
    size = brotli.length;
  }
}

async function measure(ours: Server, nginx: Server, samples: Sample[]): Promise<number> {
  const [page, script] = samples;
  if (!page || !script) throw new Error("nothing to measure");
  const etagOf = async ({ port }: Server) =>
    (await fetchBytes(`http://127.0.0.1:${port}`, PAGE)).headers.get("etag") ?? "";
  const cases = [
    { name: `${PAGE}, brotli`, path: page.path, headers: async () => BROTLI },
    {
      name: `${PAGE}, not changed`,
      path: page.path,
      headers: async (server: Server) => ({ ...BROTLI, "If-None-Match": await etagOf(server) }),
    },
    { name: "a script, brotli", path: script.path, headers: async () => BROTLI },
  ];
  const rows = [["", "ours /s", "nginx /s", "ratio", "ours CPU", "nginx CPU", "ratio"]];
  const ratios: number[] = [];
  for (const { name, path, headers } of cases) {
    const run = async (server: Server) =>
      load(server, path, await headers(server), { core: CORES.asking, seconds });
    // Warm-up.
    for (const server of [ours, nginx, ours]) await run(server);
    const loads: Load[][] = [[], []];
    for (let round = 0; round < rounds; round++) {
      progress.report(`${name}, round ${round + 1} of ${rounds}`);
      for (const [which, server] of [ours, nginx].entries()) loads[which]?.push(await run(server));
    }
    const toMedians = (field: keyof Load) =>
      loads.map((of) => median(of.map((one) => one[field]))) as [ours: number, nginx: number];
    const [own, other] = toMedians("perSecond");
    const [ownCpu, otherCpu] = toMedians("cpuPerRequest");
    ratios.push(otherCpu / ownCpu);
    rows.push([
      name,
      own.toFixed(0),
      other.toFixed(0),
      (own / other).toFixed(2),
      `${ownCpu.toFixed(1)} µs`,
      `${otherCpu.toFixed(1)} µs`,
      (otherCpu / ownCpu).toFixed(2),
    ]);
  }
  printTable(rows);
  return ratios[0] ?? 0;
}

async function run(brotliModule: string): Promise<void> {
  await buildWhenNeeded(projectRoot);
  printMachine();
  using dataDir = createFolder();
  using nginxDir = createFolder();
  await using ours = await startOurs(dataDir.path);
  const origin = `http://127.0.0.1:${ours.port}`;
  await warmUp(origin);
  const page = await fetchSample(origin, PAGE);
  const script = /"(\/assets\/react-[^"]+\.js)"/.exec(String(page.plain))?.[1] ?? "";
  const samples = [page, await fetchSample(origin, script)];
  await using nginx = await startNginx(nginxDir.path, brotliModule, samples);
  for (const { path, brotli } of samples) {
    const other = await fetchSample(`http://127.0.0.1:${nginx.port}`, path);
    if (!other.brotli.equals(brotli)) throw new Error(`nginx answers ${path} otherwise`);
    console.log(`${path} ${brotli.length} bytes`);
  }
  const ratio = await measure(ours, nginx, samples);
  console.log(
    `\n${PAGE} ${ratio.toFixed(2)} of what nginx does with the same CPU time, budget ${BUDGET}: ${judge(ratio >= BUDGET)}`,
  );
}

const programs = findPrograms();
if ("missing" in programs) {
  console.error(programs.missing);
  process.exitCode = 1;
} else if (availableParallelism() < 2) {
  console.error("This benchmark needs two cores: one for the server and one for the client.");
  process.exitCode = 1;
} else {
  await run(programs.brotliModule);
}
