import { expect, test } from "vitest";
import { createWorkGate } from "./work-gate.server.ts";

test("few run at a time, few wait in turn, the others are refused for a moment", async () => {
  const gate = createWorkGate({ running: 2, waiting: 2 });
  const started: number[] = [];
  const ends: (() => void)[] = [];
  const start = (place: number) =>
    gate.run(async () => {
      started.push(place);
      await new Promise<void>((resolve) => ends.push(resolve));
      return place;
    });
  const work = [start(0), start(1), start(2), start(3)];
  await expect(start(4)).rejects.toMatchObject({ status: 503, retryAfter: 2 });
  expect(started).toEqual([0, 1]);
  ends[0]?.();
  await work[0];
  await expect.poll(() => started).toEqual([0, 1, 2]);
  ends[1]?.();
  await expect.poll(() => started).toEqual([0, 1, 2, 3]);
  ends[2]?.();
  ends[3]?.();
  expect(await Promise.all(work)).toEqual([0, 1, 2, 3]);
});

test("what fails makes room as well", async () => {
  const gate = createWorkGate({ running: 1, waiting: 0 });
  await expect(gate.run(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(await gate.run(async () => "drawn")).toBe("drawn");
});

test("who has waited long enough is refused, and does not get a turn later", async () => {
  const gate = createWorkGate({ running: 1, waiting: 2, patience: 10 });
  const first = Promise.withResolvers<string>();
  const running = gate.run(() => first.promise);
  let hadTurn = false;
  const late = gate.run(async () => {
    hadTurn = true;
  });
  await expect(late).rejects.toMatchObject({ status: 503, retryAfter: 2 });
  expect(gate.figures()).toEqual({ running: 1, waiting: 0, refused: 1 });
  first.resolve("done");
  expect(await running).toBe("done");
  expect(await gate.run(async () => "next")).toBe("next");
  expect(hadTurn).toBe(false);
});
