import { Button } from "#design/buttons/button.tsx";
import type { FieldError } from "#design/field/field-aria.ts";
import { toPlaceName } from "#platform/time/time-zone-names.ts";
import { SLOT_TAKEN, toCallText } from "../call-texts.ts";
import { toDayText } from "../slots/slot-days.ts";
import { SlotPicker } from "../slots/slot-picker.tsx";
import { toWallTime } from "../slots/wall-time.ts";
import type { CallChoice } from "./use-call-choice.ts";

export type CallPickerProps = { call: CallChoice; error: FieldError };

/** The free times of a form, what is chosen of them, and the way to choose none. */
export function CallPicker({ call, error }: CallPickerProps) {
  const { free, timezone, chosen, nearest, choose, setTimezone, skip } = call;
  // A new choice clears the server's error about an earlier one.
  const isSettled = error?.includes(SLOT_TAKEN) && !nearest;
  return (
    <>
      <SlotPicker
        name="contact_at"
        error={nearest ? SLOT_TAKEN : isSettled ? undefined : error}
        whenEmpty="Send your request without a call. We'll email you."
        onTimezone={setTimezone}
        onChoose={choose}
        free={free}
        timezone={timezone}
        chosen={chosen}
        nearest={nearest}
      />
      <div role="status">{chosen ? <Chosen call={call} /> : null}</div>
      {chosen || nearest ? (
        <Button variant="secondary" size="small" onClick={skip} className="mt-4">
          No call needed
        </Button>
      ) : null}
    </>
  );
}

function Chosen({ call }: { call: CallChoice }) {
  const { chosen, timezone, free, holdState, held_until, holdLonger } = call;
  const starts_at = new Date(chosen);
  const ends_at = new Date(starts_at.getTime() + free.slotMinutes * 60_000);
  const { ourTimezone } = free;
  const isLoaded = free.state === "loaded";
  return (
    <div className="mt-6 rounded-card border border-blue-line bg-blue-wash p-5">
      <p className="text-ink-soft text-sm">Your call</p>
      <p className="figures mt-1 font-medium">
        {isLoaded
          ? toCallText(starts_at, ends_at, timezone)
          : // How long it lasts comes with the free times.
            toBeginningText(starts_at, timezone)}
      </p>
      {!isLoaded || ourTimezone === timezone ? null : (
        <p className="figures mt-1 text-sm">
          Our time: {toCallText(starts_at, ends_at, ourTimezone)}
        </p>
      )}
      <p className="mt-3 text-ink-soft text-sm">
        {holdState === "held"
          ? `We'll hold this time for you until ${toWallTime(new Date(held_until), timezone).time}.`
          : holdState === "expired"
            ? "We're no longer holding this time. It's still yours if no one else takes it first."
            : "It's booked when you send the request."}
      </p>
      {holdState === "expired" ? (
        <Button variant="secondary" size="small" onClick={holdLonger} className="mt-3">
          Hold it for ten more minutes
        </Button>
      ) : null}
    </div>
  );
}

function toBeginningText(starts_at: Date, timezone: string): string {
  const { date, time } = toWallTime(starts_at, timezone);
  return `${toDayText(date, "long")}, ${time} (${toPlaceName(timezone)})`;
}
