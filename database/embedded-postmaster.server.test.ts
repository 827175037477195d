import { expect, test } from "vitest";
import { toSharedBuffers } from "./embedded-postmaster.server.ts";

test.each([
  { memory: 0.5, buffers: 128 },
  { memory: 1, buffers: 128 },
  { memory: 4, buffers: 512 },
  { memory: 16, buffers: 2_048 },
  { memory: 64, buffers: 4_096 },
])("PostgreSQL has $buffers MB of $memory GB", ({ memory, buffers }) => {
  expect(toSharedBuffers(memory * 1_024 ** 3)).toBe(buffers);
});
