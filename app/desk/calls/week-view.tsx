import { Link } from "react-router";
import { CALL_STATE_LABELS, type DeskCallState } from "#contract/calls/desk-call-terms.ts";
import { classNames } from "#design/class-names.ts";
import { toDay } from "#platform/time/zone-day.ts";
import { ListTable } from "../lists/list-table.tsx";
import { toCallPath } from "../parts/call-path.ts";
import { useDesk } from "../parts/use-desk.ts";
import { toClockTime, toDayText } from "../time/desk-time.ts";
import type { ListedCall } from "./call-list.service.server.ts";
import { CALLS } from "./call-list.tsx";
import { toClientTime } from "./client-time.ts";
import { type GridCall, MAX_LANES, toHourRow, toWeekGrid } from "./week-grid.ts";

type WeekViewProps = {
  /** Monday to Sunday. */
  days: readonly string[];
  calls: readonly ListedCall[];
  /** Who is off on each day. */
  off: readonly (readonly string[])[];
};

/** A week as a grid of days and hours; where that has no room, as a list under each day. */
export function WeekView({ days, calls, off }: WeekViewProps) {
  const { timezone, now } = useDesk();
  const whole = toWeekGrid(calls, days, timezone);
  const hasRoom = whole.days.every(({ lanes }) => lanes <= MAX_LANES);
  // A weekend without calls takes no room.
  const shown = whole.days.filter(({ calls: ofDay }, index) => index < 5 || ofDay.length > 0);
  return (
    <>
      <div className={hasRoom ? "md:hidden" : undefined}>
        <ListTable {...CALLS} rows={calls} />
      </div>
      {hasRoom ? (
        <div className="hidden border-line border-t md:flex">
          <ol aria-hidden="true" className="desk-hours w-14 shrink-0 pt-9 text-ink-soft">
            {whole.hours.map((hour, index) => (
              <li
                key={hour}
                className={`row-start-${toHourRow(index)} row-span-12 figures px-2 text-right`}
              >
                {String(hour).padStart(2, "0")}:00
              </li>
            ))}
          </ol>
          <ol className="flex min-w-0 flex-1">
            {shown.map(({ day, calls: ofDay, lanes }) => (
              <li key={day} className="flex min-w-0 flex-1 flex-col border-line border-l">
                <div className="flex h-9 items-center justify-between gap-2 px-2">
                  <h2
                    className={classNames(
                      "whitespace-nowrap",
                      day === toDay(now, timezone) ? "font-semibold text-blue" : "font-medium",
                    )}
                  >
                    {toDayText(day)}
                  </h2>
                  <DayOff who={off[days.indexOf(day)] ?? []} />
                </div>
                <ul className={`desk-hours desk-hour-lines grid-cols-${lanes} flex-1`}>
                  {ofDay.map((one) => (
                    <WeekCall key={one.call.id} of={one} />
                  ))}
                </ul>
              </li>
            ))}
          </ol>
        </div>
      ) : null}
    </>
  );
}

function DayOff({ who }: { who: readonly string[] }) {
  if (who.length === 0) return null;
  const text = `${who.join(", ")} off`;
  return (
    <p className="truncate text-amber text-sm" title={text}>
      {text}
    </p>
  );
}

const CLASSES: Record<DeskCallState, string | undefined> = {
  booked: undefined,
  tentative: "desk-call-tentative",
  asked: "desk-call-asked",
  took_place: undefined,
  no_show: "desk-call-asked",
  cancelled: "desk-call-off",
  released: "desk-call-off",
};

/** A call in the grid, as high as it is long. */
function WeekCall({ of: { call, row, span, lane } }: { of: GridCall<ListedCall> }) {
  const { timezone } = useDesk();
  const clientTime = toClientTime(call.starts_at, call.timezone, timezone);
  const detail = [call.host_name, clientTime].filter(Boolean).join(" · ");
  const waiting = call.state === "tentative" ? CALL_STATE_LABELS.tentative : undefined;
  return (
    <li className={`row-start-${row} row-span-${span} col-start-${lane} min-w-0 p-px`}>
      <Link
        to={toCallPath(call)}
        data-row
        title={[call.name, waiting, detail].filter(Boolean).join(" · ")}
        className={classNames("desk-call", CLASSES[call.state])}
      >
        <span className="block truncate">
          <span className="figures">{toClockTime(call.starts_at, timezone)}</span>{" "}
          <span className="font-medium">{call.name}</span>
          {call.state === "booked" || waiting ? null : (
            <span className="sr-only"> ({CALL_STATE_LABELS[call.state].toLowerCase()})</span>
          )}
        </span>
        <span className="block truncate text-ink-soft">
          {[waiting, detail].filter(Boolean).join(" · ")}
        </span>
      </Link>
    </li>
  );
}
