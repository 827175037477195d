import { parseArgs } from "node:util";
import { createProgress } from "#platform/progress.server.ts";
import { projectRoot } from "#platform/project-root.server.ts";
import { fuzz } from "#tests/fuzz/fuzz.ts";
import { removeTemporaryFolder, temporaryPath } from "#tests/support/temporary-folder.ts";
import { buildWhenNeeded } from "../scripts/build-when-needed.ts";
import { toTable } from "./report.ts";

const progress = createProgress();

const { values } = parseArgs({
  options: { seed: { type: "string" }, requests: { type: "string", default: "20000" } },
});
const seed = Number(values.seed ?? Date.now() % 1_000_000);
const requests = Number(values.requests);
/** Timeout of a response in milliseconds. */
const SLOWEST = 5_000;
const SHOWN_FINDINGS = 30;

await buildWhenNeeded(projectRoot);
const dataDir = temporaryPath();
const started = performance.now();
try {
  const { counts, findings, slowest, stored } = await fuzz({
    seed,
    requests,
    dataDir,
    slowest: SLOWEST,
    progress,
  });
  const answers = [...new Set([...counts.values()].flatMap((by) => [...by.keys()]))].sort();
  const rows = [...counts].map(([kind, by]) => [
    kind,
    ...answers.map((answer) => String(by.get(answer) ?? "–")),
  ]);
  progress.done();
  console.log(toTable([["", ...answers], ...rows]));
  const seconds = Math.round((performance.now() - started) / 1_000);
  console.log(
    `\nSeed ${seed}, ${requests} requests in ${seconds} s; ${stored.requests} forms and ${stored.uploads} files were stored.`,
  );
  console.log(`Slowest: ${Math.round(slowest.ms)} ms, ${slowest.request.slice(0, 300)}`);
  for (const [what, alike] of [...Map.groupBy(findings, (one) => one.what)].slice(
    0,
    SHOWN_FINDINGS,
  )) {
    console.log(`\nWRONG, ${alike.length} times: ${what}`);
    for (const { request } of alike.slice(0, 3)) console.log(`  ${request}`);
  }
  console.log(findings.length === 0 ? "\nNothing wrong." : `\n${findings.length} WRONG`);
  process.exitCode = findings.length === 0 ? 0 : 1;
} finally {
  removeTemporaryFolder(dataDir);
}
