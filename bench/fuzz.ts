import { projectRoot } from "#platform/process/project-root.server.ts";
import { fuzz } from "#tests/fuzz/fuzz.ts";
import { buildWhenNeeded } from "../scripts/build-when-needed.ts";
import { printTable, progress, readOptions } from "./report.ts";
import { createFolder } from "./setup.ts";

const { seed, requests } = readOptions({ seed: Date.now() % 1_000_000, requests: 20_000 });
/** Timeout of a response in milliseconds. */
const SLOWEST = 5_000;
const SHOWN_FINDINGS = 30;

await buildWhenNeeded(projectRoot);
using folder = createFolder();
const started = performance.now();
const { counts, findings, slowest, stored } = await fuzz({
  seed,
  requests,
  progress,
  dataDir: folder.path,
  slowest: SLOWEST,
});
const outcomes = [...new Set([...counts.values()].flatMap((by) => [...by.keys()]))].sort();
const rows = [...counts].map(([kind, by]) => [
  kind,
  ...outcomes.map((outcome) => String(by.get(outcome) ?? "–")),
]);
printTable([["", ...outcomes], ...rows]);
const seconds = Math.round((performance.now() - started) / 1_000);
console.log(
  `\nSeed ${seed}, ${requests} requests in ${seconds} s; ${stored.requests} forms and ${stored.uploads} files were stored.`,
);
console.log(`Slowest: ${Math.round(slowest.ms)} ms, ${slowest.request.slice(0, 300)}`);
const kinds = [...Map.groupBy(findings, (one) => one.what)];
for (const [what, alike] of kinds.slice(0, SHOWN_FINDINGS)) {
  console.log(`\nWRONG, ${alike.length} times: ${what}`);
  for (const { request } of alike.slice(0, 3)) console.log(`  ${request}`);
}
console.log(findings.length === 0 ? "\nNothing wrong." : `\n${findings.length} WRONG`);
process.exitCode = findings.length === 0 ? 0 : 1;
