/** The parts of Vitest's report that are read here. */
export type VitestReport = {
  numPassedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
};

/** A test that failed, or a file that failed without one, as one that cannot be loaded. */
export type Failure = { file: string; test?: string; message: string };

/** The absolute paths of the files that failed. */
export const listFailedFiles = (report: VitestReport): string[] =>
  report.testResults.filter(({ status }) => status === "failed").map(({ name }) => name);

function listFailures(report: VitestReport): Failure[] {
  return report.testResults.flatMap(({ name: file, status, message, assertionResults }) => {
    const failed = assertionResults
      .filter((test) => test.status === "failed")
      .map((test) => ({ file, test: test.fullName, message: test.failureMessages[0] ?? "" }));
    return status === "failed" && failed.length === 0 ? [{ file, message }] : failed;
  });
}

/** Of several tests with one name, all. */
function hasPassed(report: VitestReport, { file, test }: Failure): boolean {
  const ran = report.testResults.filter(({ name }) => name === file);
  const results = test
    ? ran.flatMap((one) => one.assertionResults.filter(({ fullName }) => fullName === test))
    : ran;
  return results.length > 0 && results.every(({ status }) => status === "passed");
}

/** What failed in one of the attempts and passed in another one is flaky, what never passed failed. */
export function compareAttempts(attempts: VitestReport[]): {
  failed: Failure[];
  flaky: Failure[];
} {
  const failures = new Map(
    attempts
      .flatMap(listFailures)
      .reverse()
      .map((failure) => [`${failure.file}\n${failure.test}`, failure]),
  );
  const isFlaky = (failure: Failure) => attempts.some((attempt) => hasPassed(attempt, failure));
  return {
    failed: [...failures.values()].filter((failure) => !isFlaky(failure)),
    flaky: [...failures.values()].filter(isFlaky),
  };
}
