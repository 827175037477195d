import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { projectRoot } from "#platform/process/project-root.server.ts";
import { findOrInstallChromium } from "./chromium.ts";

type Count = { passed: number; failed: number; skipped: number; flaky: number };

/** The parts of Vitest's report that are read here. */
type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
};

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

/** What failed, said once more at the end: of a long output often the end alone is kept. */
const failures: string[] = [];
/** Browser tests that passed in a second attempt: to be mended, as what they wait for is unclear. */
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
function withBreakdown(title: string, succeeded: boolean, read: () => Count): Count {
  try {
    const count = read();
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

function addFailure(title: string, message: string | undefined): void {
  failures.push(`${title}\n${toMessage({ message })}`);
}

function addVitestFailures(report: VitestReport): void {
  for (const { name, status, message, assertionResults } of report.testResults) {
    const file = relative(projectRoot, name);
    const failed = assertionResults.filter((test) => test.status === "failed");
    for (const test of failed) addFailure(`${file}: ${test.fullName}`, test.failureMessages[0]);
    if (status === "failed" && failed.length === 0) addFailure(file, message);
  }
}

function addBrowserFailures(suites: BrowserSuite[]): void {
  for (const { file, specs, suites: inner = [] } of suites) {
    for (const { title, ok, line, tests } of specs) {
      const [test] = tests;
      const name = `${file}:${line}: ${title}`;
      if (!ok) addFailure(name, test?.results.at(-1)?.error?.message);
      if (test?.status === "flaky") unsteady.push(`${name}\n${toMessage(test.results[0]?.error)}`);
    }
    addBrowserFailures(inner);
  }
}

function vitest(title: string, parameters: string[] = []): Count {
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
  return withBreakdown(title, succeeded, () => {
    const report: VitestReport = JSON.parse(readFileSync(file, "utf8"));
    addVitestFailures(report);
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = report;
    return {
      ...NOTHING,
      passed: numPassedTests,
      failed: numFailedTests,
      skipped: numPendingTests + numTodoTests,
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
  const succeeded = run(
    `Browser tests with ${chromium}`,
    ["playwright", "test", "--retries=1", "--reporter=list,json", "--pass-with-no-tests"],
    { PLAYWRIGHT_JSON_OUTPUT_FILE: file, E2E_CHROMIUM: chromium },
  );
  return withBreakdown("Browser tests", succeeded, () => {
    const report: BrowserReport = JSON.parse(readFileSync(file, "utf8"));
    addBrowserFailures(report.suites);
    const { expected, unexpected, skipped, flaky } = report.stats;
    return { passed: expected, failed: unexpected, skipped, flaky };
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
