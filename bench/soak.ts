import { setTimeout as wait } from "node:timers/promises";
import { createRandom } from "./random.ts";
import { judge, median, printTable, progress, readOptions, toTimes } from "./report.ts";
import { createFolder, openBench } from "./setup.ts";
import { createImporter, createStreams, runStream } from "./soak-traffic.ts";

const { minutes } = readOptions({ minutes: 10 });
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
/** Megabytes of 1,000,000 bytes, as in the budget, of each series. */
type Sample = { minute: number; megabytes: number[] };

await using bench = await openBench();

async function sampleUntil(end: number): Promise<Sample[]> {
  const samples: Sample[] = [];
  const begun = performance.now();
  while (performance.now() < end) {
    progress.report(`${Math.max(0, Math.ceil((end - performance.now()) / 1_000))} s left`);
    const { get } = await bench.readMetrics();
    samples.push({
      minute: (performance.now() - begun) / MINUTE,
      megabytes: Object.values(SERIES).map((name) => (get(name) ?? Number.NaN) / 1e6),
    });
    await wait(SAMPLE_EVERY);
  }
  return samples;
}

/** Slope of the linear regression of the points. */
function toSlope(points: readonly (readonly [x: number, y: number])[]): number {
  const mean = (at: 0 | 1) => points.reduce((sum, point) => sum + point[at], 0) / points.length;
  const [middleX, middleY] = [mean(0), mean(1)];
  const above = points.reduce((sum, [x, y]) => sum + (x - middleX) * (y - middleY), 0);
  return above / points.reduce((sum, [x]) => sum + (x - middleX) ** 2, 0);
}

function printMemory(samples: Sample[]): void {
  const half = samples.filter(({ minute }) => minute >= minutes / 2);
  const rows = Object.keys(SERIES).map((name, series) => {
    const of = (sample: Sample) => sample.megabytes[series] ?? Number.NaN;
    const all = samples.map(of);
    const slope = toSlope(half.map((sample) => [sample.minute, of(sample)]));
    return { name, slope, most: Math.max(...all), first: all[0] ?? 0, median: median(all) };
  });
  printTable([
    ["MB", "at first", "median", "most", "slope of the second half, MB/h"],
    ...rows.map(({ name, slope, most, first, median: middle }) => [
      name,
      ...[first, middle, most, slope * 60].map((value) => value.toFixed(0)),
    ]),
  ]);
  const [{ most, slope } = { most: Number.NaN, slope: Number.NaN }] = rows;
  const gain = (slope * minutes) / 2;
  console.log(
    `\nResident memory at most ${most.toFixed(0)} MB, budget ${BUDGET.resident} MB: ${judge(most <= BUDGET.resident)}\n` +
      `Gained in the second half ${gain.toFixed(1)} MB, budget ${BUDGET.gain} MB: ${judge(gain <= BUDGET.gain)}`,
  );
}

/** Prints the most frequent lines with their counts. */
function printMost(events: readonly string[]): void {
  const counts = [...Map.groupBy(events, (event) => event.slice(0, SHOWN_LENGTH))];
  counts.sort(([, a], [, b]) => b.length - a.length);
  for (const [event, alike] of counts.slice(0, SHOWN)) console.log(`${alike.length} × ${event}`);
}

// Imports are rare in the life of a server.
const importer = await bench.start();
const [first] = await sampleUntil(performance.now() + 1_000);
await importer.stop();
console.log(`The process that imported the demo took ${first?.megabytes[0]?.toFixed(0)} MB.\n`);
const product = await bench.start();
const streams = await createStreams(product.origin, createRandom(3));
const end = performance.now() + minutes * MINUTE;
using contentDir = createFolder();
const importOnce = createImporter(contentDir.path, bench.dataDir);
const importEveryMinute = async () => {
  let imports = 0;
  for (await wait(MINUTE / 2); performance.now() < end; await wait(MINUTE)) {
    await importOnce();
    imports += 1;
  }
  return imports;
};
const [samples, imports, ...tallies] = await Promise.all([
  sampleUntil(end),
  importEveryMinute(),
  ...Object.entries(streams).map(async ([name, stream]) => ({
    name,
    ...(await runStream(stream, end)),
  })),
]);
printTable([
  [`${minutes} minutes`, "requests", "p50", "p99", "sent away", "failed"],
  ...tallies.map(({ name, times, rejected, failures }) => [
    name,
    String(times.length),
    ...toTimes(times),
    String(rejected),
    String(failures.length),
  ]),
]);
const failures = tallies.flatMap((tally) => tally.failures);
printMost(failures);
const rejected = tallies.reduce((sum, tally) => sum + tally.rejected, 0);
console.log(
  `\n${imports} imports of changed content; ${failures.length} requests failed, ${rejected} were rejected with 503: ${judge(failures.length + rejected === 0)}\n`,
);
printMemory(samples);
const loggedErrors = product.lines.filter((line) => !line.includes('"level":"warn"'));
printMost(loggedErrors.map((line) => `in the log: ${line.replace(/"time":"[^"]*",/, "")}`));
console.log(`${loggedErrors.length} errors in the log: ${judge(loggedErrors.length === 0)}`);
