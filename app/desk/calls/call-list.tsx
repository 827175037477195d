import { isOff } from "#contract/calls/desk-call-terms.ts";
import { classNames } from "#design/class-names.ts";
import { toDay } from "#platform/time/zone-day.ts";
import type { DeskList } from "../lists/list-page.tsx";
import { RowLink } from "../lists/list-table.tsx";
import { toCallPath } from "../parts/call-path.ts";
import { useDesk } from "../parts/use-desk.ts";
import { toClockTime, toDayText } from "../time/desk-time.ts";
import type { CallFilters } from "./call-filters.ts";
import type { ListedCall } from "./call-list.service.server.ts";
import { CallState } from "./call-state.tsx";
import { toClientTime } from "./client-time.ts";

type CallProps = { call: ListedCall };

/** Calls under the days on which they are. */
export const CALLS: Omit<DeskList<ListedCall, CallFilters>, "filters"> = {
  title: "Calls",
  caption: "Calls by day",
  toKey: ({ id }) => id,
  hasHead: false,
  group: { toKey: ({ day }) => day, heading: (day) => <Day day={day} /> },
  columns: [
    { label: "Time", cell: (call) => <Time call={call} />, className: "figures align-top" },
    {
      label: "Time of the client",
      cell: (call) => <ClientTime call={call} />,
      from: "lg",
      className: "figures w-40 max-w-40 truncate text-ink-soft",
    },
    { label: "Client", cell: (call) => <Client call={call} />, className: "w-full max-w-0" },
    {
      label: "Host",
      cell: ({ host_name }) => host_name,
      className: "max-w-40 truncate align-top lg:w-40 lg:min-w-40",
    },
    {
      label: "State",
      cell: ({ state }) => <CallState state={state} />,
      from: "lg",
      className: "w-48 min-w-48",
    },
  ],
  file: "calls",
  create: { to: "/desk/calls/new", label: "Book a call" },
  empty: { title: "No calls", text: "Calls appear here as soon as a client books one." },
  noMatch: { title: "No calls", text: "Try another host or state." },
};

function Day({ day }: { day: string }) {
  const { timezone, now } = useDesk();
  return (
    <h2 className="font-semibold">
      {toDayText(day)}
      {day === toDay(now, timezone) ? (
        <span className="font-normal text-ink-soft"> · today</span>
      ) : null}
    </h2>
  );
}

function Time({ call: { starts_at } }: CallProps) {
  const { timezone } = useDesk();
  return <time dateTime={starts_at.toISOString()}>{toClockTime(starts_at, timezone)}</time>;
}

function ClientTime({ call }: CallProps) {
  const { timezone } = useDesk();
  return toClientTime(call.starts_at, call.timezone, timezone);
}

function Client({ call }: CallProps) {
  return (
    <>
      <RowLink to={toCallPath(call)}>
        <span className={classNames(isOff(call.state) && "line-through")}>
          {call.name}
          {call.company_name ? (
            <span className="font-normal text-ink-soft"> · {call.company_name}</span>
          ) : null}
        </span>
      </RowLink>
      <span className="block text-ink-soft lg:hidden">
        {call.state === "booked" ? null : <CallState state={call.state} />}
        <span className="figures block empty:hidden">
          <ClientTime call={call} />
        </span>
      </span>
    </>
  );
}
