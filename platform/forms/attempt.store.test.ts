import { expect, test } from "vitest";
import { parseIdempotencyKey } from "../http/idempotency.server.ts";
import { createAttemptStore } from "./attempt.store.ts";

test("every sending of one form carries the same key until it is forgotten", () => {
  const attempt = createAttemptStore("order");
  const key = attempt.getKey();
  expect(attempt.getKey()).toBe(key);
  expect(parseIdempotencyKey(key)).toBe(key);
  expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  attempt.forget();
  expect(attempt.getKey()).not.toBe(key);
});
