import { expect, test } from "vitest";
import { BusyError } from "../errors.ts";
import { type ConcurrencyLimit, createConcurrencyLimit } from "./concurrency-limit.server.ts";
import { createFairShare } from "./fair-share.server.ts";

const createSlots = () =>
  createConcurrencyLimit({
    running: 256,
    waiting: 0,
    share: createFairShare({ perClient: 32, perSubscriber: 64 }),
  });

/** Takes slots that stay taken until `finish`, as many as the clients get. */
async function occupy(slots: ConcurrencyLimit, addresses: string[], each = 100) {
  const end = Promise.withResolvers<void>();
  const held = addresses.flatMap((address) =>
    Array.from({ length: each }, () => slots.run(() => end.promise, address)),
  );
  const settled = Promise.allSettled(held);
  const taken = slots.stats().running;
  return {
    taken,
    finish: async () => {
      end.resolve();
      return settled;
    },
  };
}

const isFree = (slots: ConcurrencyLimit, address: string) =>
  slots.run(async () => true, address).catch(() => false);

test("one client gets its share, and slots are free again after the work, also when it fails", async () => {
  const slots = createSlots();
  const { taken, finish } = await occupy(slots, ["203.0.113.7"]);
  expect(taken).toBe(32);
  await expect(slots.run(async () => 1, "203.0.113.7")).rejects.toBeInstanceOf(BusyError);
  expect(await isFree(slots, "203.0.113.8")).toBe(true);
  await finish();
  await expect(
    slots.run(async () => {
      throw new Error("broken");
    }, "203.0.113.7"),
  ).rejects.toThrow("broken");
  expect(slots.stats()).toEqual({ running: 0, waiting: 0, refused: 69 });
});

test.each([2, 8, 16])("%i greedy clients leave slots for another one", async (count) => {
  const slots = createSlots();
  const addresses = Array.from({ length: count }, (_, index) => `203.0.113.${index}`);
  const { finish } = await occupy(slots, addresses);
  expect(await isFree(slots, "198.51.100.1")).toBe(true);
  await finish();
});

test("addresses of one IPv6 /64 share one client's slots, those of one /56 share a wider cap", async () => {
  const slots = createSlots();
  const one = await occupy(slots, ["2001:db8:0:1::1", "2001:db8:0:1::2", "2001:db8:0:1::3"]);
  expect(one.taken).toBe(32);
  const many = await occupy(slots, ["2001:db8:0:2::1", "2001:db8:0:3::1", "2001:db8:0:4::1"]);
  expect(many.taken).toBe(64);
  expect(await isFree(slots, "2001:db8:0:100::1")).toBe(true);
  await one.finish();
  await many.finish();
});
