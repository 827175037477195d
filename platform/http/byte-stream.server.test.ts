import { expect, test, vi } from "vitest";
import { toByteStream } from "./byte-stream.server.ts";

const PIECE = "x".repeat(64 * 1_024);

test("a reader that leaves while a piece is made ends the texts, and is no error", async () => {
  const onError = vi.fn();
  const isEnded = Promise.withResolvers<void>();
  const isMade = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  async function* write() {
    try {
      yield PIECE;
      isMade.resolve();
      await gate.promise;
      yield PIECE;
      yield PIECE;
    } finally {
      isEnded.resolve();
    }
  }
  const reader = toByteStream(write(), onError).getReader();
  await reader.read();
  const next = reader.read();
  await isMade.promise;
  const left = reader.cancel();
  gate.resolve();
  await Promise.all([next, left, isEnded.promise]);
  expect(onError).not.toHaveBeenCalled();
});

test("texts that fail break the response off", async () => {
  const onError = vi.fn();
  async function* write() {
    yield PIECE;
    throw new Error("The database is gone");
  }
  const reader = toByteStream(write(), onError).getReader();
  await reader.read();
  await expect(reader.read()).rejects.toThrow("The database is gone");
  expect(onError).toHaveBeenCalledOnce();
});
