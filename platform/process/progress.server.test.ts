import { expect, test } from "vitest";
import { createProgress } from "./progress.server.ts";

function createTerminal(isTTY: boolean) {
  let output = "";
  const write = (text: string | Uint8Array) => {
    output += text;
    return true;
  };
  return { isTTY, columns: 20, write, read: () => output };
}

test("a line of progress replaces the one before it, and does not wrap", () => {
  const terminal = createTerminal(true);
  const progress = createProgress(terminal);
  progress.report("Checking members (3 of 11)");
  progress.report("Importing");
  progress.done();
  expect(terminal.read()).toBe("\r\u001b[KChecking members (3\r\u001b[KImporting …\r\u001b[K");
});

test("the end is a line with a tick", () => {
  const terminal = createTerminal(true);
  createProgress(terminal).done("Built the site");
  expect(terminal.read()).toMatch(/✔.* Built the site\n$/);
});

test("programs that read the output get no progress", () => {
  const pipe = createTerminal(false);
  const progress = createProgress(pipe);
  progress.report("Importing");
  progress.done("Imported");
  expect(pipe.read()).toBe("");
});
