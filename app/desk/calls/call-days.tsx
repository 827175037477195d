import { toDay } from "#platform/zone-day.ts";
import { toDayText } from "../parts/desk-time.ts";
import { useDesk } from "../parts/use-desk.ts";
import type { DeskHost } from "./call-list.service.server.ts";
import { CallRow } from "./call-row.tsx";
import type { DeskCall } from "./desk-calls.repository.server.ts";
import { findHostName } from "./host-name.ts";

type CallDaysProps = {
  calls: readonly DeskCall[];
  hosts: readonly DeskHost[];
};

/** Calls under the days on which they are, in the order they come. */
export function CallDays({ calls, hosts }: CallDaysProps) {
  const { timezone, now } = useDesk();
  const days = Map.groupBy(calls, ({ starts_at }) => toDay(starts_at, timezone));
  return (
    <ol>
      {[...days].map(([day, ofDay]) => (
        <li key={day}>
          <h2 className="border-line border-b px-4 pt-5 pb-1 font-semibold">
            {toDayText(day)}
            {day === toDay(now, timezone) ? (
              <span className="font-normal text-ink-soft"> · today</span>
            ) : null}
          </h2>
          <ul>
            {ofDay.map((call) => (
              <CallRow key={call.id} call={call} host={findHostName(hosts, call.host)} />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
