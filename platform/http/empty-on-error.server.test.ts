import { pino } from "pino";
import { expect, it } from "vitest";
import { emptyOnError } from "./empty-on-error.server.ts";

function logInto(lines: string[]) {
  return pino({ level: "info" }, { write: (line: string) => void lines.push(line) });
}

it("logs a failed read and returns empty", async () => {
  const lines: string[] = [];
  const reading = Promise.reject(new Error("no connection"));
  const read = await emptyOnError(logInto(lines), "developers", reading, [] as number[]);
  expect(read).toEqual({ value: [], failed: true });
  expect(lines.join()).toContain("no connection");
  expect(lines.join()).toContain('"what":"developers"');
});

it("returns what was read and logs nothing", async () => {
  const lines: string[] = [];
  const read = await emptyOnError(logInto(lines), "developers", Promise.resolve([1]), []);
  expect(read).toEqual({ value: [1], failed: false });
  expect(lines).toEqual([]);
});
