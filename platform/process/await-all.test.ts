import { expect, test } from "vitest";
import { awaitAll } from "./await-all.ts";

test("values of an object are waited for at the same time", async () => {
  const first = Promise.withResolvers<string>();
  const second = Promise.withResolvers<number>();
  const all = awaitAll({ first: first.promise, second: second.promise, third: true });
  // The later one is there first.
  second.resolve(2);
  first.resolve("a");
  expect(await all).toEqual({ first: "a", second: 2, third: true });
});

test("the first error is thrown, and no other one is left unhandled", async () => {
  const failing = async (message: string) => {
    throw new Error(message);
  };
  await expect(awaitAll({ a: failing("one"), b: failing("two") })).rejects.toThrow("one");
});
