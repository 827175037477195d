import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { projectRoot } from "#platform/process/project-root.server.ts";
import { findOrInstallChromium } from "./chromium.ts";

type Count = { passed: number; failed: number; skipped: number; flaky: number };

const NOTHING: Count = { passed: 0, failed: 0, skipped: 0, flaky: 0 };

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
  return { ...NOTHING, ...(holds ? { passed: 1 } : { failed: 1 }) };
}

/** A run that aborts, or a file that cannot be loaded, has no failed test and still fails. */
function withBreakdown(succeeded: boolean, read: () => Count): Count {
  try {
    const count = read();
    return succeeded || count.failed > 0 ? count : { ...count, failed: 1 };
  } catch {
    return { ...NOTHING, failed: 1 };
  }
}

function readReport(file: string) {
  return JSON.parse(readFileSync(file, "utf8"));
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
  return withBreakdown(succeeded, () => {
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = readReport(file);
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
    process.stderr.write(
      "\nThe browser tests need a Chromium: install your system's, or run npx playwright install --with-deps chromium\n",
    );
    return { ...NOTHING, failed: 1 };
  }
  const file = join(reports, "browser.json");
  const succeeded = run(
    `Browser tests with ${chromium}`,
    ["playwright", "test", "--reporter=list,json", "--pass-with-no-tests"],
    { PLAYWRIGHT_JSON_OUTPUT_FILE: file, E2E_CHROMIUM: chromium },
  );
  return withBreakdown(succeeded, () => {
    const { expected, unexpected, skipped, flaky } = readReport(file).stats;
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
process.stdout.write(
  `\n${total("passed")} passed, ${total("failed")} failed, ${total("skipped")} skipped, ${total("flaky")} flaky\n`,
);
process.exitCode = total("failed") > 0 || total("passed") === 0 ? 1 : 0;
