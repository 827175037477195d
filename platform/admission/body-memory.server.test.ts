import { expect, test } from "vitest";
import { BusyError } from "../errors.ts";
import { createBodyMemory } from "./body-memory.server.ts";

test("when memory is full, the client that occupies most loses its largest body", async () => {
  const memory = createBodyMemory(100);
  const [small, large] = [memory.open("203.0.113.1"), memory.open("203.0.113.1")];
  small.add(30);
  large.add(50);
  const other = memory.open("203.0.113.2");
  other.add(40);
  await expect(large.evicted).rejects.toBeInstanceOf(BusyError);
  expect(memory.bytes()).toBe(70);
  small.add(30);
});

test("a client that occupies most is refused, and other clients lose nothing", () => {
  const memory = createBodyMemory(100);
  memory.open("203.0.113.2").add(40);
  const body = memory.open("203.0.113.1");
  body.add(60);
  expect(() => body.add(1)).toThrow(BusyError);
  body.release();
  expect(memory.bytes()).toBe(40);
});

test("a /56 counts as one client, and a body that is complete is not evicted", () => {
  const memory = createBodyMemory(100);
  const first = memory.open("2001:db8:0:1::1");
  first.add(45);
  first.complete();
  memory.open("2001:db8:0:2::1").add(45);
  const other = memory.open("203.0.113.2");
  other.add(50);
  expect(memory.bytes()).toBe(95);
  expect(() => other.add(10)).toThrow(BusyError);
  first.release();
  first.release();
  other.release();
  expect(memory.bytes()).toBe(0);
});
