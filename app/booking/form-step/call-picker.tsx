import { useStore } from "zustand";
import type { FieldErrors } from "#contract/http/problem.ts";
import { Button } from "#design/buttons/button.tsx";
import type { FieldError } from "#design/field/field-aria.ts";
import { toPlaceName } from "#platform/time/time-zone-names.ts";
import { SLOT_TAKEN, toCallText } from "../call-texts.ts";
import { toDayText } from "../slots/slot-days.ts";
import { SlotPicker } from "../slots/slot-picker.tsx";
import { toWallTime } from "../slots/wall-time.ts";
import { PhoneField } from "./phone-field.tsx";
import type { CallChoice } from "./use-call-choice.ts";

export type CallPickerProps = { call: CallChoice; errors: FieldErrors };

/** The free times of a form, what is chosen of them, and the way to choose none. */
export function CallPicker({ call, errors }: CallPickerProps) {
  const error = errors.contact_at;
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
      {chosen && free.asksPhone ? (
        <Phone store={call.store} error={errors["contact_at.phone"]} />
      ) : null}
      {chosen || nearest ? (
        <Button variant="secondary" size="small" onClick={skip} className="mt-4">
          No call needed
        </Button>
      ) : null}
    </>
  );
}

function Phone({ store, error }: { store: CallChoice["store"]; error: FieldError }) {
  const { phone = "" } = useStore(store, ({ contact_at }) => contact_at);
  const change = (phone: string) => {
    const { contact_at, bookingInfo } = store.getState();
    store.setState({ bookingInfo, contact_at: { ...contact_at, phone } });
  };
  return (
    <div className="mt-6">
      <PhoneField name="contact_at.phone" value={phone} onChange={change} error={error} />
    </div>
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
