import { expect, test } from "vitest";
import { compareAttempts, listFailedFiles, type VitestReport } from "./test-attempts.ts";

const FILE = "/project/app/calls.test.ts";

/** A run of one file, with the results of its tests by their names. */
function toReport(results: [name: string, status: string][], status = "passed"): VitestReport {
  const failed = results.some(([, status]) => status === "failed");
  return {
    numPassedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [
      {
        name: FILE,
        status: failed ? "failed" : status,
        message: status === "failed" ? "cannot be loaded" : "",
        assertionResults: results.map(([fullName, status]) => ({
          fullName,
          status,
          failureMessages: status === "failed" ? [`${fullName} is wrong`] : [],
        })),
      },
    ],
  };
}

/** The names of the tests, or "file", of which it was said. */
function compare(...attempts: VitestReport[]) {
  const { failed, flaky } = compareAttempts(attempts);
  const toNames = (failures: typeof failed) => failures.map(({ test }) => test ?? "file");
  return { failed: toNames(failed), flaky: toNames(flaky) };
}

const PASSED = toReport([["a", "passed"]]);
const FAILED = toReport([["a", "failed"]]);
const NOT_LOADED = toReport([], "failed");

test("a test that passes when it is repeated is flaky, one that fails twice has failed", () => {
  expect(compare(FAILED, PASSED)).toEqual({ failed: [], flaky: ["a"] });
  expect(compare(FAILED, FAILED)).toEqual({ failed: ["a"], flaky: [] });
  expect(compare(PASSED)).toEqual({ failed: [], flaky: [] });
});

test("a test that fails only when it is repeated is flaky", () => {
  const second = toReport([
    ["a", "passed"],
    ["b", "failed"],
  ]);
  const first = toReport([
    ["a", "failed"],
    ["b", "passed"],
  ]);
  expect(compare(first, second).flaky.toSorted()).toEqual(["a", "b"]);
  expect(compare(first, second).failed).toEqual([]);
});

test("a test that is skipped, or whose file is missing or not loaded when it is repeated, has failed", () => {
  expect(compare(FAILED, toReport([["a", "skipped"]])).failed).toEqual(["a"]);
  expect(compare(FAILED, { ...PASSED, testResults: [] }).failed).toEqual(["a"]);
  expect(compare(FAILED, NOT_LOADED).failed).toContain("a");
});

test("a file that is not loaded is repeated too", () => {
  expect(listFailedFiles(NOT_LOADED)).toEqual([FILE]);
  expect(compare(NOT_LOADED, PASSED)).toEqual({ failed: [], flaky: ["file"] });
  expect(compare(NOT_LOADED, NOT_LOADED)).toEqual({ failed: ["file"], flaky: [] });
});

test("a test that always fails is not hidden by another one of its name", () => {
  const both = toReport([
    ["a", "failed"],
    ["a", "passed"],
  ]);
  expect(compare(both, both)).toEqual({ failed: ["a"], flaky: [] });
});

test("the error of a flaky test is the one that it had", () => {
  expect(compareAttempts([FAILED, PASSED]).flaky).toEqual([
    { file: FILE, test: "a", message: "a is wrong" },
  ]);
});
