import { chmodSync, mkdirSync } from "node:fs";
import { availableParallelism, cpus, totalmem } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { findFreePort } from "#platform/free-port.server.ts";
import { createProgress } from "#platform/progress.server.ts";
import { projectRoot } from "#platform/project-root.server.ts";
import { BOUNDS } from "#tests/support/product.ts";
import { removeTemporaryFolder, temporaryPath } from "#tests/support/temporary-folder.ts";
import { buildWhenNeeded } from "../scripts/build-when-needed.ts";
import { type Sample, writeNginx } from "./cache-nginx.ts";
import { findPrograms, type Load, load, type Server, startOnOneCore } from "./cache-programs.ts";
import { percentile, toTable } from "./report.ts";

const progress = createProgress();

const SECONDS = Number(process.env.BENCH_SECONDS ?? 3);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
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
  const { request } = await import("node:http");
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
    // Warm-up.
    for (const server of [ours, nginx, ours]) {
      load(server, path, await headers(server), { core: CORES.asking, seconds: SECONDS });
    }
    const loads = { ours: [] as Load[], nginx: [] as Load[] };
    for (let round = 0; round < ROUNDS; round++) {
      progress.report(`${name}, round ${round + 1} of ${ROUNDS}`);
      for (const [which, server] of [
        ["ours", ours],
        ["nginx", nginx],
      ] as const) {
        const options = { core: CORES.asking, seconds: SECONDS };
        loads[which].push(load(server, path, await headers(server), options));
      }
    }
    const median = (of: Load[], field: keyof Load) =>
      percentile(
        of.map((one) => one[field]),
        0.5,
      );
    const [own, other] = [median(loads.ours, "perSecond"), median(loads.nginx, "perSecond")];
    const cpu = [median(loads.ours, "cpuPerRequest"), median(loads.nginx, "cpuPerRequest")];
    const [ownCpu = 0, otherCpu = 0] = cpu;
    ratios.push(otherCpu / ownCpu);
    rows.push([
      ...[name, own.toFixed(0), other.toFixed(0), (own / other).toFixed(2)],
      ...[`${ownCpu.toFixed(1)} µs`, `${otherCpu.toFixed(1)} µs`, (otherCpu / ownCpu).toFixed(2)],
    ]);
  }
  progress.done();
  console.log(toTable(rows));
  return ratios[0] ?? 0;
}

async function run(brotliModule: string): Promise<void> {
  await buildWhenNeeded(projectRoot);
  const dataDir = temporaryPath();
  const nginxDir = temporaryPath();
  const running: Server[] = [];
  try {
    const ours = await startOurs(dataDir);
    running.push(ours);
    const origin = `http://127.0.0.1:${ours.port}`;
    await warmUp(origin);
    const page = await fetchSample(origin, PAGE);
    const script = /"(\/assets\/react-[^"]+\.js)"/.exec(String(page.plain))?.[1] ?? "";
    const samples = [page, await fetchSample(origin, script)];
    const nginx = await startNginx(nginxDir, brotliModule, samples);
    running.push(nginx);
    for (const { path, brotli } of samples) {
      const other = await fetchSample(`http://127.0.0.1:${nginx.port}`, path);
      if (!other.brotli.equals(brotli)) throw new Error(`nginx answers ${path} otherwise`);
    }
    const [{ model = "" } = {}] = cpus();
    console.log(
      `${availableParallelism()} cores (${model}), ${Math.round(totalmem() / 2 ** 30)} GB; ` +
        `${samples.map(({ path, brotli }) => `${path} ${brotli.length} bytes`).join(", ")}\n`,
    );
    const ratio = await measure(ours, nginx, samples);
    const isMet = ratio >= BUDGET;
    console.log(
      `\n${PAGE} ${ratio.toFixed(2)} of what nginx does with the same CPU time, budget ${BUDGET}: ${isMet ? "met" : "MISSED"}`,
    );
    process.exitCode = isMet ? 0 : 1;
  } finally {
    for (const server of running.reverse()) await server.stop();
    for (const folder of [dataDir, nginxDir]) removeTemporaryFolder(folder);
  }
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
