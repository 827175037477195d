import type { HostSlot } from "../bookings.repository.server.ts";

/** A time at which a host can take no call. */
export type TakenTime = Pick<HostSlot, "host" | "starts_at" | "blocked_until">;

/**
 * Tells of a slot of a host, with its break, whether nothing else is at that time. Logarithmic in
 * the number of taken times: an imported calendar may have thousands.
 */
export function createIsFree(taken: readonly TakenTime[]): (slot: TakenTime) => boolean {
  const ofHosts = new Map<number, { from: number; to: number }[]>();
  const inOrder = taken.toSorted((a, b) => a.starts_at.getTime() - b.starts_at.getTime());
  for (const { host, starts_at, blocked_until } of inOrder) {
    const times = ofHosts.get(host) ?? [];
    const last = times.at(-1);
    const time = { from: starts_at.getTime(), to: blocked_until.getTime() };
    if (last && time.from <= last.to) last.to = Math.max(last.to, time.to);
    else times.push(time);
    ofHosts.set(host, times);
  }
  return ({ host, starts_at, blocked_until }) => {
    const times = ofHosts.get(host) ?? [];
    const next = times[findFirstAfter(times, starts_at.getTime())];
    return next === undefined || next.from >= blocked_until.getTime();
  };
}

/** Index of the first of the times, which follow one another, that ends after a moment. */
function findFirstAfter(times: readonly { to: number }[], moment: number): number {
  let low = 0;
  let high = times.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((times[middle]?.to ?? 0) > moment) high = middle;
    else low = middle + 1;
  }
  return low;
}
