import { useEffect, useState } from "react";
import { OTHER_TIME } from "#contract/calls/desk-call-terms.ts";
import { classNames } from "#design/class-names.ts";
import { toDay } from "#platform/time/zone-day.ts";
import { DeskInput, DeskSelect } from "../parts/desk-field.tsx";
import { useChangeToast } from "../parts/use-change-toast.ts";
import { useDesk } from "../parts/use-desk.ts";
import { toClockTime, toDayText } from "../time/desk-time.ts";
import { ChangeNotices } from "./change-notices.tsx";
import { toClientTime } from "./client-time.ts";
import { useChangeCall } from "./use-change-call.ts";

type MoveFormProps = {
  call: { sequence: number; timezone: string | null };
  /** Free times of the host. */
  slots: readonly Date[];
};

/**
 * Moves a call to a free time, or to any other one. What was chosen remains when it could not be
 * saved.
 */
export function MoveForm({ call, slots }: MoveFormProps) {
  const { Form, isSending, outcome, errors } = useChangeCall();
  const { timezone } = useDesk();
  const [slot, setSlot] = useState("");
  // Of a typed time that comes twice.
  const [offsets, setOffsets] = useState<readonly string[]>([]);
  useChangeToast({ outcome, text: "Call moved. We've emailed everyone" });
  useEffect(() => {
    if (outcome?.kind === "done") setSlot("");
    if (outcome?.kind === "invalid" && outcome.errors.offset) setOffsets(outcome.errors.offset);
  }, [outcome]);
  const days = Map.groupBy(slots, (one) => toDay(one, timezone));
  // A time that was taken meanwhile is no longer among them.
  const isThere = slot === OTHER_TIME || slots.some((one) => one.toISOString() === slot);
  return (
    <Form method="post" className="space-y-2">
      <input type="hidden" name="intent" value="move" />
      <input type="hidden" name="sequence" value={call.sequence} />
      <DeskSelect
        label="New time"
        name="slot"
        errors={errors}
        value={isThere ? slot : ""}
        onChange={(event) => setSlot(event.target.value)}
        data-shortcut="m"
        className="desk-control figures"
      >
        <option value="">Choose a time</option>
        {[...days].map(([day, ofDay]) => (
          <optgroup key={day} label={toDayText(day)}>
            {ofDay.map((one) => (
              <option key={one.getTime()} value={one.toISOString()}>
                {toClockTime(one, timezone)}
                {toSuffix(toClientTime(one, call.timezone, timezone))}
              </option>
            ))}
          </optgroup>
        ))}
        <option value={OTHER_TIME}>Another time</option>
      </DeskSelect>
      <div
        className={classNames(
          "noscript:grid grid-cols-2 gap-2",
          slot === OTHER_TIME ? "grid" : "hidden",
        )}
        onChange={() => setOffsets([])}
      >
        <DeskInput label="Date" name="date" errors={errors} type="date" />
        <DeskInput label="Time" name="time" errors={errors} type="time" />
      </div>
      {slot === OTHER_TIME && offsets.length > 0 ? (
        <DeskSelect label="Which one" name="offset" errors={{}}>
          {offsets.map((offset, index) => (
            <option key={offset} value={offset}>
              {index === 0 ? "Before" : "After"} the clocks go back (UTC{offset})
            </option>
          ))}
        </DeskSelect>
      ) : null}
      <ChangeNotices outcome={outcome} action="Move it anyway" />
      <button type="submit" className="desk-button" aria-disabled={isSending}>
        Move the call
      </button>
    </Form>
  );
}

const toSuffix = (text: string | undefined) => (text ? ` · ${text}` : "");
