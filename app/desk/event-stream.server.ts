import { randomInt } from "node:crypto";
import type { Context } from "hono";
import { streamSSE } from "hono/streaming";
import type { Services } from "#services/services.server.ts";
import type { CurrentStaff } from "#services/staff/current-staff.server.ts";
import { findSignedInStaff } from "#services/staff/signed-in-staff.server.ts";

/** Milliseconds between signs of life of a stream of events; shorter than proxies wait. */
const HEARTBEAT_MS = 15_000;
/** Milliseconds after which a browser opens a lost stream again: not all desks at once. */
const RETRY_MS = [1_000, 6_000] as const;

type Deps = Pick<Services, "db" | "env" | "clock" | "live">;

/** Tells an open desk that requests or content have changed, and who else has a request open. */
export function streamEvents(deps: Deps, c: Context, signedIn: CurrentStaff): Response {
  const { live } = deps;
  return streamSSE(c, async (events) => {
    c.header("X-Accel-Buffering", "no");
    let wake = () => {};
    let isChanged = true;
    let isPresenceChanged = true;
    let staff: CurrentStaff | undefined = signedIn;
    const unsubscribe = live.subscribe(() => {
      isChanged = true;
      wake();
    });
    const unsubscribePresence = live.presence.subscribe(() => {
      isPresenceChanged = true;
      wake();
    });
    const end = () => events.abort();
    live.signal.addEventListener("abort", end);
    events.onAbort(() => wake());
    try {
      // An account that was disabled or signed out elsewhere hears no more.
      while (staff && !events.aborted && !live.signal.aborted) {
        if (isChanged) {
          isChanged = false;
          await events.writeSSE({ event: "change", data: "", retry: randomInt(...RETRY_MS) });
        } else if (isPresenceChanged) {
          isPresenceChanged = false;
          const data = JSON.stringify(live.presence.listFor(staff));
          await events.writeSSE({ event: "presence", data });
        } else {
          await events.write(": \n\n");
        }
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, HEARTBEAT_MS);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
          if (isChanged || isPresenceChanged || events.aborted) wake();
        });
        staff = await findSignedInStaff(deps, c.req.raw.headers);
      }
    } finally {
      unsubscribe();
      unsubscribePresence();
      live.signal.removeEventListener("abort", end);
    }
  });
}
