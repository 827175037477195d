import { useEffect, useRef } from "react";
import { Link } from "react-router";
import type { DeskCall } from "../calls/desk-calls.repository.server.ts";
import { toCallPath } from "../parts/call-path.ts";
import { DeskInput } from "../parts/desk-field.tsx";
import { useChangeToast } from "../parts/use-change-toast.ts";
import { toDayText, useDeskTime } from "../time/desk-time.ts";
import type { ShownDaysOff } from "./desk-hosts.service.server.ts";
import { useChangeHost } from "./use-change-host.ts";

type DaysOffProps = {
  /** Null for those of everybody. */
  host: number | null;
  /** In labels: "Mari Lepik", "everybody". */
  who: string;
  days: readonly ShownDaysOff[];
};

/** Days off with the calls that are on them, and the form for more. */
export function DaysOff({ host, who, days }: DaysOffProps) {
  return (
    <>
      <ul>
        {days.map((one) => (
          <li key={one.id} className="border-line border-b py-1">
            <div className="flex items-center justify-between gap-4">
              <span className="figures">{toSpanText(one)}</span>
              <RemoveDays days={one} who={who} />
            </div>
            {one.calls.length > 0 ? (
              <div className="mt-1 border-amber border-l-4 bg-amber-wash px-3 py-1">
                <p>Calls on these days:</p>
                <CallLinks calls={one.calls} />
              </div>
            ) : null}
          </li>
        ))}
      </ul>
      <NewDays host={host} />
    </>
  );
}

function toSpanText({ first_day, last_day }: { first_day: string; last_day: string }): string {
  const year = last_day.slice(0, 4);
  return first_day === last_day
    ? `${toDayText(first_day)} ${year}`
    : `${toDayText(first_day)} – ${toDayText(last_day)} ${year}`;
}

function CallLinks({ calls }: { calls: readonly DeskCall[] }) {
  const { toLong } = useDeskTime();
  return (
    <ul>
      {calls.map((call) => (
        <li key={call.id}>
          <Link to={toCallPath(call)} className="link">
            {call.name}
          </Link>
          , <span className="figures">{toLong(call.starts_at)}</span>
        </li>
      ))}
    </ul>
  );
}

function RemoveDays({ days, who }: { days: ShownDaysOff; who: string }) {
  const { Form, isSending } = useChangeHost();
  return (
    <Form method="post">
      <input type="hidden" name="id" value={days.id} />
      <button
        type="submit"
        name="intent"
        value="remove-days-off"
        aria-disabled={isSending}
        aria-label={`Remove ${toSpanText(days)} of ${who}`}
        className="link"
      >
        Remove
      </button>
    </Form>
  );
}

/** New days off; calls on them are shown before they are saved. */
function NewDays({ host }: { host: number | null }) {
  const { Form, isSending, outcome, errors } = useChangeHost();
  const form = useRef<HTMLFormElement>(null);
  useChangeToast({ outcome, text: "Days off saved" });
  useEffect(() => {
    if (outcome?.kind === "done") form.current?.reset();
  }, [outcome]);
  return (
    <Form ref={form} method="post" className="mt-2 space-y-2">
      <input type="hidden" name="intent" value="add-days-off" />
      <input type="hidden" name="host" value={host ?? ""} />
      <div className="grid grid-cols-2 gap-2">
        <DeskInput label="First day off" name="first_day" errors={errors} type="date" />
        <DeskInput label="Last day off" name="last_day" errors={errors} type="date" />
      </div>
      {outcome?.kind === "affected" ? (
        <div role="alert" className="border-amber border-l-4 bg-amber-wash px-3 py-2">
          <p className="font-medium">Not saved yet: there are calls on these days</p>
          <CallLinks calls={outcome.calls} />
          <p className="mt-2 text-ink-soft">
            They stay until you give them to a colleague or move them.
          </p>
          <button
            type="submit"
            name="confirmed"
            value={outcome.confirmed}
            className="desk-button mt-2"
          >
            Add the days off
          </button>
        </div>
      ) : (
        <button type="submit" className="desk-button" aria-disabled={isSending}>
          Add days off
        </button>
      )}
    </Form>
  );
}
