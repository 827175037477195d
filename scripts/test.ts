import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { projectRoot } from "#platform/process/project-root.server.ts";
import { findOrInstallChromium } from "./chromium.ts";
import {
  compareAttempts,
  type Failure,
  listFailedFiles,
  type VitestReport,
} from "./test-attempts.ts";

type Count = { passed: number; failed: number; skipped: number; flaky: number };

/** The parts of Playwright's report that are read here. */
type BrowserReport = {
  stats: { expected: number; unexpected: number; skipped: number; flaky: number };
  suites: BrowserSuite[];
};

type BrowserSuite = {
  file: string;
  specs: {
    title: string;
    ok: boolean;
    line: number;
    tests: { status: string; results: { error?: { message?: string } }[] }[];
  }[];
  suites?: BrowserSuite[];
};

const NOTHING: Count = { passed: 0, failed: 0, skipped: 0, flaky: 0 };

/** What failed, written once more at the end: of a long output often the end alone is stored. */
const failures: string[] = [];
/** Tests that passed in a second attempt only: to be mended, as what they wait for is unclear. */
const unsteady: string[] = [];

const reports = mkdtempSync(join(tmpdir(), "ogds-reports-"));
// The tests set their own environment; variables of the shell must not affect them.
const environment = { ...process.env, NODE_ENV: "test" };

function run(title: string, command: string[], variables: Record<string, string> = {}): boolean {
  process.stdout.write(`\n${title}\n`);
  const [program = "", ...parameters] = command;
  const { status, error } = spawnSync(program, parameters, {
    cwd: projectRoot,
    env: { ...environment, ...variables },
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (error) process.stderr.write(`${error.message}\n`);
  return status === 0;
}

/** A check counts as one more test. */
function check(script: string): Count {
  const holds = run(`Check: ${script}`, ["npm", "run", "--silent", script]);
  if (!holds) failures.push(`npm run ${script}`);
  return { ...NOTHING, ...(holds ? { passed: 1 } : { failed: 1 }) };
}

/** A run that aborts, or a file that cannot be loaded, has no failed test and still fails. */
function withBreakdown(title: string, read: () => { succeeded: boolean; count: Count }): Count {
  try {
    const { succeeded, count } = read();
    if (succeeded || count.failed > 0) return count;
    failures.push(`${title} ended early`);
    return { ...count, failed: 1 };
  } catch {
    failures.push(`${title} wrote no report`);
    return { ...NOTHING, failed: 1 };
  }
}

const toMessage = (error: { message?: string } | undefined): string =>
  stripVTControlCharacters(error?.message ?? "").slice(0, 2_000);

function toText({ file, test, message }: Failure): string {
  const name = relative(projectRoot, file);
  return `${test ? `${name}: ${test}` : name}\n${toMessage({ message })}`;
}

function addBrowserFailures(suites: BrowserSuite[]): void {
  for (const { file, specs, suites: inner = [] } of suites) {
    for (const { title, ok, line, tests } of specs) {
      const [test] = tests;
      const name = `${file}:${line}: ${title}`;
      if (!ok) failures.push(`${name}\n${toMessage(test?.results.at(-1)?.error)}`);
      if (test?.status === "flaky") unsteady.push(`${name}\n${toMessage(test.results[0]?.error)}`);
    }
    addBrowserFailures(inner);
  }
}

type Attempt = { succeeded: boolean; report: VitestReport };

/** @throws When the run ended before it wrote its report. */
function runVitest(title: string, parameters: string[]): Attempt {
  const file = join(reports, "vitest.json");
  rmSync(file, { force: true });
  const succeeded = run(title, [
    "vitest",
    "run",
    ...parameters,
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${file}`,
  ]);
  return { succeeded, report: JSON.parse(readFileSync(file, "utf8")) };
}

/** Files that fail run once more, one after the other: a busy machine is no fault of the product. */
function runTwice(title: string, parameters: string[]): { first: Attempt; attempts: Attempt[] } {
  const first = runVitest(title, parameters);
  const files = listFailedFiles(first.report);
  if (files.length === 0) return { first, attempts: [first] };
  const again = [...parameters, "--no-file-parallelism", ...files];
  return { first, attempts: [first, runVitest(`${title}: once more what failed`, again)] };
}

function vitest(title: string, parameters: string[] = []): Count {
  return withBreakdown(title, () => {
    const { first, attempts } = runTwice(title, parameters);
    const { succeeded, report: last } = attempts.at(-1) ?? first;
    const { failed, flaky } = compareAttempts(attempts.map(({ report }) => report));
    failures.push(...failed.map(toText));
    unsteady.push(...flaky.map(toText));
    const { numPassedTests, numPendingTests, numTodoTests } = first.report;
    return {
      succeeded: succeeded || listFailedFiles(last).length > 0,
      count: {
        passed: numPassedTests,
        failed: failed.length,
        skipped: numPendingTests + numTodoTests,
        flaky: flaky.length,
      },
    };
  });
}

function browserTests(chromium: string | undefined): Count {
  if (!chromium) {
    failures.push("Browser tests found no browser");
    process.stderr.write(
      "\nThe browser tests need a Chromium: install your system's, or run npx playwright install --with-deps chromium\n",
    );
    return { ...NOTHING, failed: 1 };
  }
  const file = join(reports, "browser.json");
  return withBreakdown("Browser tests", () => {
    const succeeded = run(
      `Browser tests with ${chromium}`,
      ["playwright", "test", "--retries=1", "--reporter=list,json", "--pass-with-no-tests"],
      { PLAYWRIGHT_JSON_OUTPUT_FILE: file, E2E_CHROMIUM: chromium },
    );
    const report: BrowserReport = JSON.parse(readFileSync(file, "utf8"));
    addBrowserFailures(report.suites);
    const { expected, unexpected, skipped, flaky } = report.stats;
    return { succeeded, count: { passed: expected, failed: unexpected, skipped, flaky } };
  });
}

// One of the chaos tests needs it too.
const chromium = findOrInstallChromium();
const counts = [
  ...["types", "lint", "architecture", "unused"].map(check),
  vitest("Unit and integration tests"),
  // The following runs use the built product.
  check("build"),
  vitest("Chaos tests", ["--config", "vitest.chaos.config.ts"]),
  browserTests(chromium),
];
rmSync(reports, { recursive: true, force: true });
const total = (key: keyof Count) => counts.reduce((sum, count) => sum + count[key], 0);
for (const name of unsteady) process.stdout.write(`\nFlaky: ${name.trimEnd()}\n`);
for (const failure of failures) process.stdout.write(`\nFailed: ${failure.trimEnd()}\n`);
process.stdout.write(
  `\n${total("passed")} passed, ${total("failed")} failed, ${total("skipped")} skipped, ${total("flaky")} flaky\n`,
);
process.exitCode = total("failed") > 0 || total("passed") === 0 ? 1 : 0;
