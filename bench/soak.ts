import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { findFreePort } from "#platform/free-port.server.ts";
import { createProgress } from "#platform/progress.server.ts";
import { projectRoot } from "#platform/project-root.server.ts";
import { parseMetrics } from "#tests/support/parse-metrics.ts";
import { startProduct } from "#tests/support/product.ts";
import { removeTemporaryFolder, temporaryPath } from "#tests/support/temporary-folder.ts";
import { buildWhenNeeded } from "../scripts/build-when-needed.ts";
import { createRandom } from "./random.ts";
import { describeMachine, percentile, toMilliseconds, toTable } from "./report.ts";
import { createImporter, createStreams, runStream } from "./soak-traffic.ts";

const progress = createProgress();

const { values } = parseArgs({ options: { minutes: { type: "string", default: "10" } } });
const MINUTES = Number(values.minutes);
/**
 * Maximum resident megabytes (architecture, budgets), and the maximum growth in the second half.
 */
const BUDGET = { resident: 320, gain: 10 };
const SAMPLE_EVERY = 2_000;
const MINUTE = 60_000;
const SHOWN = 15;
const SHOWN_LENGTH = 300;

const SERIES = {
  resident: "process_resident_memory_bytes",
  "heap used": "nodejs_heap_size_used_bytes",
  external: "nodejs_external_memory_bytes",
};
type Sample = { minute: number } & Record<keyof typeof SERIES, number>;

/** Megabytes of 1,000,000 bytes, as in the budget. */
const toMegabytes = (bytes: number | undefined) => (bytes ?? Number.NaN) / 1e6;

async function sampleUntil(end: number, port: number): Promise<Sample[]> {
  const samples: Sample[] = [];
  const begun = performance.now();
  while (performance.now() < end) {
    progress.report(`${Math.max(0, Math.ceil((end - performance.now()) / 1_000))} s left`);
    const { get } = parseMetrics(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text());
    samples.push({
      minute: (performance.now() - begun) / MINUTE,
      resident: toMegabytes(get(SERIES.resident)),
      "heap used": toMegabytes(get(SERIES["heap used"])),
      external: toMegabytes(get(SERIES.external)),
    });
    await wait(SAMPLE_EVERY);
  }
  progress.done();
  return samples;
}

/** Slope of the linear regression of the points. */
function toSlope(points: readonly (readonly [x: number, y: number])[]): number {
  const mean = (at: 0 | 1) => points.reduce((sum, point) => sum + point[at], 0) / points.length;
  const [middleX, middleY] = [mean(0), mean(1)];
  const above = points.reduce((sum, [x, y]) => sum + (x - middleX) * (y - middleY), 0);
  return above / points.reduce((sum, [x]) => sum + (x - middleX) ** 2, 0);
}

function judge(samples: Sample[]): boolean {
  const half = samples.filter(({ minute }) => minute >= MINUTES / 2);
  const rows = (Object.keys(SERIES) as (keyof typeof SERIES)[]).map((name) => {
    const all = samples.map((sample) => sample[name]);
    const slope = toSlope(half.map((sample) => [sample.minute, sample[name]]));
    const values = [all[0] ?? 0, percentile(all, 0.5), Math.max(...all), slope * 60];
    return { name, slope, most: Math.max(...all), values };
  });
  const toCells = (values: number[]) => values.map((value) => value.toFixed(0));
  console.log(
    toTable([
      ["MB", "at first", "median", "most", "slope of the second half, MB/h"],
      ...rows.map(({ name, values }) => [name, ...toCells(values)]),
    ]),
  );
  const resident = rows.find(({ name }) => name === "resident");
  const most = resident?.most ?? Number.NaN;
  const gain = ((resident?.slope ?? Number.NaN) * MINUTES) / 2;
  const toVerdict = (isMet: boolean) => (isMet ? "met" : "MISSED");
  console.log(
    `\nResident memory at most ${most.toFixed(0)} MB, budget ${BUDGET.resident} MB: ${toVerdict(most <= BUDGET.resident)}`,
  );
  console.log(
    `Gained in the second half ${gain.toFixed(1)} MB, budget ${BUDGET.gain} MB: ${toVerdict(gain <= BUDGET.gain)}`,
  );
  return most <= BUDGET.resident && gain <= BUDGET.gain;
}

/** Prints the most frequent lines with their counts. */
function printMost(events: readonly string[]): void {
  const counts = [...Map.groupBy(events, (event) => event.slice(0, SHOWN_LENGTH))];
  counts.sort(([, a], [, b]) => b.length - a.length);
  for (const [event, alike] of counts.slice(0, SHOWN)) console.log(`${alike.length} × ${event}`);
}

await buildWhenNeeded(projectRoot);
console.log(`${describeMachine()}\n`);
const [dataDir, contentDir] = [temporaryPath(), temporaryPath()];
const metricsPort = await findFreePort();
const start = () =>
  startProduct({
    DATA_DIR: dataDir,
    CAPTCHA: "off",
    TRUST_PROXY: "1",
    METRICS_PORT: String(metricsPort),
  });
// Imports are rare in the life of a server.
const importer = await start();
const [{ resident = Number.NaN } = {}] = await sampleUntil(performance.now() + 1_000, metricsPort);
await importer.stop();
console.log(`The process that imported the demo took ${resident.toFixed(0)} MB.\n`);
const product = await start();
try {
  const streams = await createStreams(product.origin, createRandom(3));
  const end = performance.now() + MINUTES * MINUTE;
  const importOnce = createImporter(contentDir, dataDir);
  const importEveryMinute = async () => {
    let imports = 0;
    for (await wait(MINUTE / 2); performance.now() < end; await wait(MINUTE)) {
      await importOnce();
      imports += 1;
    }
    return imports;
  };
  const [samples, imports, ...tallies] = await Promise.all([
    sampleUntil(end, metricsPort),
    importEveryMinute(),
    ...Object.values(streams).map((stream) => runStream(stream, end)),
  ]);
  const rows = Object.keys(streams).map((name, index) => {
    const { times, rejected, failures } = tallies[index] ?? {
      times: [],
      rejected: 0,
      failures: [],
    };
    const values = [percentile(times, 0.5), percentile(times, 0.99)].map(toMilliseconds);
    return [name, String(times.length), ...values, String(rejected), String(failures.length)];
  });
  console.log(
    toTable([[`${MINUTES} minutes`, "requests", "p50", "p99", "sent away", "failed"], ...rows]),
  );
  const failures = tallies.flatMap((tally) => tally.failures);
  printMost(failures);
  const rejected = tallies.reduce((sum, tally) => sum + tally.rejected, 0);
  console.log(
    `\n${imports} imports of changed content; ${failures.length} requests failed, ${rejected} were rejected with 503.\n`,
  );
  const isFlat = judge(samples);
  const loggedErrors = product.lines.filter((line) => !line.includes('"level":"warn"'));
  printMost(loggedErrors.map((line) => `in the log: ${line.replace(/"time":"[^"]*",/, "")}`));
  process.exitCode =
    isFlat && failures.length + rejected === 0 && loggedErrors.length === 0 ? 0 : 1;
} finally {
  await product.stop();
  for (const folder of [dataDir, contentDir]) removeTemporaryFolder(folder);
}
