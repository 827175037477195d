import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "#design/buttons/button.tsx";
import { fieldId } from "#design/field/field-aria.ts";
import { SubmissionNotice } from "#design/forms/submission-notice.tsx";
import { SLOT_TAKEN, toCallText } from "../call-texts.ts";
import { PhoneField } from "../form-step/phone-field.tsx";
import { SlotPicker } from "../slots/slot-picker.tsx";
import { useSlots } from "../slots/use-slots.ts";
import type { ChangeOutcome } from "./change-call.ts";

type ChooseTimeProps = {
  token: string;
  /** The client's. */
  timezone: string;
  /** Time of the call that is moved: not offered. */
  except?: string;
  title: string;
  /** What the button does. */
  submit: string;
  /** Title of what went wrong. */
  failed: string;
  /** Before the chosen time: "New time". */
  chosenLabel: string;
  /** Whether a call is booked: the number of one that is moved is known. */
  isNew?: boolean;
  isUnderWay: boolean;
  send: (slot: string, timezone: string, phone: string) => Promise<ChangeOutcome | undefined>;
  onDone: () => void;
  /** A second button, which closes this. */
  close?: { label: string; onClose: () => void };
};

const NAME = "slot";
const NOTHING_CHOSEN = "Choose a time";

/** The free times, and the button that books or moves a call to the chosen one. */
export function ChooseTime({
  token,
  timezone: own,
  except,
  title,
  submit: submitLabel,
  failed,
  chosenLabel,
  isNew = false,
  isUnderWay,
  send,
  onDone,
  close,
}: ChooseTimeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The call itself does not block its neighbours.
  const free = useSlots(token);
  const [timezone, setTimezone] = useState(own);
  const [chosen, setChosen] = useState("");
  const [phone, setPhone] = useState("");
  const [nearest, setNearest] = useState<readonly string[]>();
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const others = { ...free, slots: free.slots.filter((slot) => slot !== except) };

  const isFull = others.state === "loaded" && others.slots.length === 0;

  const isOpened = close !== undefined;
  useEffect(() => {
    // The button that opened it is above.
    if (isOpened) heading.current?.focus();
  }, [isOpened]);
  useEffect(() => {
    // Focus the first of the times, which describes the error.
    if (error) document.getElementById(fieldId(NAME))?.focus();
  }, [error]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setFailure(undefined);
    if (!chosen) {
      setError(nearest ? SLOT_TAKEN : NOTHING_CHOSEN);
      return;
    }
    const outcome = await send(chosen, timezone, phone);
    if (outcome?.kind === "changed" || outcome?.kind === "outdated") onDone();
    if (outcome?.kind === "failed") setFailure(outcome.message);
    if (outcome?.kind === "taken") {
      setError(SLOT_TAKEN);
      setNearest(outcome.nearest);
      setChosen("");
      free.again();
    }
  }

  return (
    <form
      onSubmit={submit}
      noValidate
      aria-labelledby="choose-time"
      className="mt-10 border-line border-t pt-8"
    >
      <h2 id="choose-time" ref={heading} tabIndex={-1} className="mb-6 text-title outline-none">
        {title}
      </h2>
      <SlotPicker
        name={NAME}
        free={others}
        timezone={timezone}
        onTimezone={setTimezone}
        chosen={chosen}
        onChoose={(slot) => {
          setChosen(slot);
          setError(undefined);
          setNearest(undefined);
        }}
        error={error}
        nearest={nearest}
        whenEmpty="Reply to our email and we'll find a time together."
      />
      {isNew && free.asksPhone ? (
        <div className="mt-6">
          <PhoneField name="phone" value={phone} onChange={setPhone} error={undefined} />
        </div>
      ) : null}
      <div className="mt-8">
        {failure ? <SubmissionNotice title={failed} message={failure} /> : null}
        <p role="status" className="figures mb-4 empty:hidden">
          {chosen ? `${chosenLabel}: ${toTimeText(chosen, free.slotMinutes, timezone)}` : null}
        </p>
        <div className="flex flex-wrap gap-3">
          {isFull ? null : (
            <Button type="submit" variant={chosen ? "primary" : "secondary"} pending={isUnderWay}>
              {submitLabel}
            </Button>
          )}
          {close ? (
            <Button variant="quiet" onClick={close.onClose}>
              {close.label}
            </Button>
          ) : null}
        </div>
      </div>
    </form>
  );
}

function toTimeText(slot: string, minutes: number, timezone: string): string {
  const starts_at = new Date(slot);
  const ends_at = new Date(starts_at.getTime() + minutes * 60_000);
  return toCallText(starts_at, ends_at, timezone);
}
