import { readBusyTimes } from "#app/booking/busy/busy-times.ts";
import type { BusyOrder, BusyOutcome } from "#app/booking/busy/read-calendar.server.ts";

/** Reads one calendar in a process of its own, in the zone of its environment. */
process.once("message", ({ text, from, to, ownUid }: BusyOrder) => {
  const reply = (outcome: BusyOutcome) => process.send?.(outcome, () => process.exit(0));
  try {
    const range = { from: new Date(from), to: new Date(to) };
    const times = readBusyTimes(text, range, ownUid);
    reply({
      times: times.map(({ starts_at, ends_at }) => [starts_at.getTime(), ends_at.getTime()]),
    });
  } catch {
    reply({});
  }
});
