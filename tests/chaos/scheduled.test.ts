import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { runContentCommand } from "#cli/content-command.ts";
import { readEnv } from "#platform/process/env.server.ts";
import { startOwnDatabase } from "#tests/support/own-database.ts";
import { removeTemporaryFolder, temporaryDatabasePath } from "#tests/support/temporary-folder.ts";
import { startTestedProduct, type TestedProduct } from "#tests/support/tested-product.ts";

const database = await startOwnDatabase();
const variables = { DATABASE_URL: database.url };
const first = await startTestedProduct(variables);
const products = [first, await startTestedProduct(variables), await startTestedProduct(variables)];
const folder = temporaryDatabasePath();
afterAll(() => removeTemporaryFolder(folder));

async function runContent(...args: string[]): Promise<void> {
  const lines: string[] = [];
  const print = (text: string) => lines.push(text);
  const code = await runContentCommand(args, {
    readEnv: () => readEnv(variables),
    callerDir: folder,
    print,
    printError: print,
    printNote: () => undefined,
  });
  expect(code, lines.join("\n")).toBe(0);
}

/** How many milliseconds after `due` a process shows the text. */
async function measure({ ask }: TestedProduct, text: string, due: Date): Promise<number> {
  for (;;) {
    const page = await ask("/pricing");
    if (page.text.includes(text)) return Date.now() - due.getTime();
    if (Date.now() > due.getTime() + 30_000) throw new Error("It was not published.");
    await wait(50);
  }
}

test("a scheduled change shows on three processes at its time, and not before", async () => {
  await runContent("export", folder);
  const file = join(folder, "pages/pricing.md");
  const heading = "One rate from the first of the month";
  const text = readFileSync(file, "utf8").replace(/^heading: .*$/m, `heading: ${heading}`);
  writeFileSync(file, text);
  // The processes start to prepare it 15 seconds before.
  const due = new Date(Date.now() + 20_000);
  await runContent("import", folder, "--at", due.toISOString());
  const delays = await Promise.all(products.map((product) => measure(product, heading, due)));
  process.stdout.write(`Visible after ${delays.join(", ")} ms\n`);
  for (const delay of delays) {
    expect(delay).toBeGreaterThanOrEqual(0);
    // A second on a quiet machine, as printed above; a busy one is late, but not by a preparation.
    expect(delay).toBeLessThanOrEqual(10_000);
  }
});
