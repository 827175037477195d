import { Link } from "react-router";
import { isOff } from "#contract/desk-call-terms.ts";
import { classNames } from "#design/class-names.ts";
import { toCallPath } from "../parts/call-path.ts";
import { toClockTime } from "../parts/desk-time.ts";
import { useDesk } from "../parts/use-desk.ts";
import { CallState } from "./call-state.tsx";
import { toClientTime } from "./client-time.ts";
import type { DeskCall } from "./desk-calls.repository.server.ts";

/** A call of a day, in a list: its times, the client and who has it. */
export function CallRow({ call, host }: { call: DeskCall; host: string | undefined }) {
  const { timezone } = useDesk();
  const theirs = toClientTime(call.starts_at, call.timezone, timezone);
  return (
    <li className="desk-row grid grid-cols-[3rem_minmax(0,1fr)_auto] gap-x-3 px-4 py-1.5 lg:grid-cols-[3rem_9rem_minmax(0,1fr)_10rem_12rem]">
      <time dateTime={call.starts_at.toISOString()} className="figures">
        {toClockTime(call.starts_at, timezone)}
      </time>
      <span className="figures hidden truncate text-ink-soft lg:block">{theirs}</span>
      <Link
        to={toCallPath(call)}
        data-row
        className={classNames(
          "card-link truncate font-medium",
          isOff(call.state) && "line-through",
        )}
      >
        {call.name}
        {call.company_name ? (
          <span className="font-normal text-ink-soft"> · {call.company_name}</span>
        ) : null}
      </Link>
      <span className="truncate text-right lg:text-left">{host}</span>
      <span className="col-start-2 text-ink-soft lg:col-start-auto lg:text-ink">
        {call.state === "booked" ? (
          <span className="hidden lg:inline">
            <CallState state={call.state} />
          </span>
        ) : (
          <CallState state={call.state} />
        )}
        {theirs ? <span className="figures block lg:hidden">{theirs}</span> : null}
      </span>
    </li>
  );
}
