import type { GivenCalls } from "../calls/give-calls-away.service.server.ts";

/** What became of calls, in sentences; empty where there were none. */
export function toGivenText(given: GivenCalls | undefined): string {
  if (!given) return "";
  const { calls, unchanged } = given;
  const moved = calls === 0 ? [] : [`Calls that another host has now: ${calls}.`];
  return [
    ...moved,
    ...unchanged.map(({ name, reason }) => `The call with ${name} stays: ${reason}.`),
  ].join(" ");
}
