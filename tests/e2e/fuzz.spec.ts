import { expect, test } from "@playwright/test";
import { fuzz } from "#tests/fuzz/fuzz.ts";
import { removeTemporaryFolder, temporaryDatabasePath } from "#tests/support/temporary-folder.ts";

// `npm run bench -- fuzz` does this at length.
test("whatever is sent, nothing breaks, nothing leaks and nothing is stored that was refused", async () => {
  test.setTimeout(600_000);
  const dataDir = temporaryDatabasePath();
  try {
    const { findings, stored, counts } = await fuzz({
      seed: 20_261_121,
      requests: 1_000,
      dataDir,
      // The duration of a response depends on the load of the machine.
      slowest: Number.POSITIVE_INFINITY,
    });
    expect(findings).toEqual([]);
    expect(stored.requests, "some forms are good ones").toBeGreaterThan(5);
    expect(counts.size, "kinds of requests").toBeGreaterThan(9);
  } finally {
    removeTemporaryFolder(dataDir);
  }
});
