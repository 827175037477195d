import { sql } from "drizzle-orm";
import { Hono } from "hono";
import { pino } from "pino";
import { expect, test } from "vitest";
import { connect } from "#database/client.server.ts";
import { createErrorHandler } from "../http/error-response.server.ts";
import { isUnavailable } from "./unavailable.ts";

test("an unreachable database leads to 503 and when to try again", async () => {
  const { db, close } = connect("postgres://nobody@127.0.0.1:1/none");
  const app = new Hono();
  app.onError(createErrorHandler(pino({ level: "silent" })));
  app.get("/", async (c) => c.json((await db.execute(sql`select 1`)).rows));
  const answer = await app.request("/");
  expect(answer.status).toBe(503);
  expect(answer.headers.get("Retry-After")).toBe("5");
  expect(await answer.json()).toMatchObject({ status: 503 });
  await close();
});

test.each([
  [Object.assign(new Error("terminating connection"), { code: "57P01" }), true],
  [new Error("wrapped", { cause: new Error("Connection terminated unexpectedly") }), true],
  [new AggregateError([Object.assign(new Error("x"), { code: "ECONNREFUSED" })]), true],
  [
    Object.assign(new Error("canceling statement due to statement timeout"), { code: "57014" }),
    true,
  ],
  [Object.assign(new Error("could not extend file"), { code: "53100" }), true],
  [new Error("Client has encountered a connection error and is not queryable"), true],
  [Object.assign(new Error("duplicate key"), { code: "23505" }), false],
  [new TypeError("x is undefined"), false],
  ["ECONNREFUSED", false],
])("%s is unavailable: %s", (error, expected) => {
  expect(isUnavailable(error)).toBe(expected);
});
