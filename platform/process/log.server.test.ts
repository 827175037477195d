import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createTestDatabase } from "#tests/support/database.ts";
import { createLog } from "./log.server.ts";

const { db } = await createTestDatabase();

function logged(fields: object): Record<string, unknown> {
  const lines: string[] = [];
  const log = createLog("info", { write: (line) => void lines.push(line) });
  log.info(fields, "something failed");
  return JSON.parse(lines.join());
}

async function failure(statement: ReturnType<typeof sql>): Promise<unknown> {
  return db.execute(statement).then(
    () => expect.fail("the statement should fail"),
    (error: unknown) => error,
  );
}

test("an event is one line with its level, time and reference", () => {
  expect(logged({ reference: "R-1" })).toEqual({
    level: "info",
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    reference: "R-1",
    msg: "something failed",
  });
});

test("a failed statement is logged without what a visitor wrote", async () => {
  await db.execute(sql`CREATE TABLE letters (writer text UNIQUE)`);
  await db.execute(sql`INSERT INTO letters VALUES (${"Zoe Quist"})`);
  const err = await failure(sql`INSERT INTO letters VALUES (${"Zoe Quist"})`);
  const line = logged({ err });
  expect(JSON.stringify(line)).not.toContain("Zoe");
  expect(line.err).toMatchObject({
    message: "Failed query: INSERT INTO letters VALUES ($1)",
    cause: { code: "23505", constraint: "letters_writer_key", table: "letters" },
  });
});

test("a value that the database refuses is not repeated", async () => {
  const line = logged({ err: await failure(sql`SELECT ${"Zoe Quist"}::text::integer`) });
  expect(JSON.stringify(line)).not.toContain("Zoe");
  expect(line.err).toMatchObject({ cause: { code: "22P02" } });
});

test("a reply of a mail server is logged without the address", () => {
  const err = new Error("550 5.1.1 <zoe.quist@mail.example.com>: no such user");
  expect(logged({ err }).err).toMatchObject({ message: "550 5.1.1 <[address]>: no such user" });
});

test("the stack of an error is logged", () => {
  const { err } = logged({ err: new TypeError("broken") });
  expect(err).toMatchObject({ type: "TypeError", message: "broken" });
  expect((err as { stack: string }).stack).toContain("log.server.test.ts");
});
