import { expect, test } from "vitest";
import { parseIdempotencyKey, toFingerprint } from "./idempotency.server.ts";

const KEY = "8e03978e-40d5-43dd-bc93-6894a57f9324";

test.each([KEY, `"${KEY}"`, KEY.toUpperCase()])("an idempotency key is a UUID: %s", (sent) => {
  expect(parseIdempotencyKey(sent)).toBe(KEY);
});

test.each([undefined, ""])("a missing key is refused by name", (sent) => {
  expect(() => parseIdempotencyKey(sent)).toThrow(
    expect.objectContaining({
      status: 422,
      errors: { idempotency_key: [expect.stringContaining("Idempotency-Key")] },
    }),
  );
});

test.each(["1", "not-a-key", `${KEY}${KEY}`, "'; drop table requests; --"])(
  "what is no UUID is refused: %s",
  (sent) => {
    expect(() => parseIdempotencyKey(sent)).toThrow("UUID");
  },
);

test("a fingerprint depends on the values and not on the order of keys", () => {
  const one = toFingerprint({ name: "A", members: [1, 2], contact: { a: 1, b: 2 } });
  expect(toFingerprint({ contact: { b: 2, a: 1 }, members: [1, 2], name: "A" })).toBe(one);
  expect(toFingerprint({ contact: { b: 2, a: 1 }, members: [2, 1], name: "A" })).not.toBe(one);
});
