import { expect, test } from "vitest";
import { createSignals } from "./presence-signals.ts";

const readState = async (body: unknown): Promise<string> =>
  JSON.parse(body instanceof Blob ? await body.text() : String(body)).state;

/** A server that responds to each signal when it is told to. */
function createHost() {
  const arrived: string[] = [];
  const open: PromiseWithResolvers<void>[] = [];
  const beacons: Promise<unknown>[] = [];
  const host = {
    fetch: async (_url: string, { body }: RequestInit) => {
      const response = Promise.withResolvers<void>();
      open.push(response);
      await response.promise;
      arrived.push(await readState(body));
    },
    sendBeacon: (_url: string, body: Blob) => {
      beacons.push(readState(body).then((state) => arrived.push(`beacon ${state}`)));
      return true;
    },
    isHidden: () => false,
  };
  /** The oldest signal arrives. */
  const arrive = () => open.shift()?.resolve();
  return { host, arrived, open, arrive, beacons };
}

test("who has sent while the signal of their typing is under way is seen as writing no more", async () => {
  const { host, arrived, open, arrive } = createHost();
  const { tell } = createSignals("/presence", "1", host);
  tell("typing");
  tell("open");
  expect(open).toHaveLength(1);
  arrive();
  await expect.poll(() => open.length).toBe(1);
  arrive();
  await expect.poll(() => arrived).toEqual(["typing", "open"]);
});

test("a page that is left while a signal is under way is gone after it, too, and tells nothing else", async () => {
  const { host, arrived, open, arrive, beacons } = createHost();
  const { tell, end } = createSignals("/presence", "1", host);
  tell("typing");
  tell("open");
  end();
  await Promise.all(beacons);
  arrive();
  await expect.poll(() => open.length).toBe(1);
  arrive();
  await expect.poll(() => arrived).toEqual(["beacon gone", "typing", "gone"]);
});

test("a signal that fails does not hold the next one, and a hidden page tells nothing", async () => {
  const states: string[] = [];
  let isHidden = false;
  const { tell } = createSignals("/presence", "1", {
    fetch: async (_url, { body }) => {
      states.push(await readState(body));
      throw new TypeError("Failed to fetch");
    },
    sendBeacon: () => true,
    isHidden: () => isHidden,
  });
  tell("open");
  tell("typing");
  isHidden = true;
  tell("open");
  await expect.poll(() => states).toEqual(["open", "typing"]);
});
