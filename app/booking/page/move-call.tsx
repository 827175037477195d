import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "#design/button.tsx";
import { fieldId } from "#design/field/field-aria.ts";
import { SubmissionNotice } from "#design/forms/submission-notice.tsx";
import { SLOT_TAKEN, toCallText } from "../call-texts.ts";
import { SlotPicker } from "../slots/slot-picker.tsx";
import { useSlots } from "../slots/use-slots.ts";
import type { useCallChange } from "./use-call-change.ts";

type MoveCallProps = {
  token: string;
  change: Pick<ReturnType<typeof useCallChange>, "call" | "move" | "isUnderWay">;
  onMoved: () => void;
  onClose: () => void;
};

const NAME = "slot";
const NOTHING_CHOSEN = "Choose a time";

/** The free times, and the button that moves the call to the chosen one. */
export function MoveCall({ token, change, onMoved, onClose }: MoveCallProps) {
  const { call, move, isUnderWay } = change;
  const heading = useRef<HTMLHeadingElement>(null);
  // The call itself does not block its neighbours.
  const free = useSlots(token);
  const [timezone, setTimezone] = useState(call.timezone);
  const [chosen, setChosen] = useState("");
  const [nearest, setNearest] = useState<readonly string[]>();
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const others = { ...free, slots: free.slots.filter((slot) => slot !== call.starts_at) };

  useEffect(() => heading.current?.focus(), []);
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
    const outcome = await move(chosen, timezone);
    if (outcome?.kind === "changed" || outcome?.kind === "outdated") onMoved();
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
      aria-labelledby="move-call"
      className="mt-10 border-line border-t pt-8"
    >
      <h2 id="move-call" ref={heading} tabIndex={-1} className="mb-6 text-title outline-none">
        Choose another time
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
      <div className="mt-8">
        {failure ? <SubmissionNotice title="The call wasn't moved" message={failure} /> : null}
        <p role="status" className="figures mb-4 empty:hidden">
          {chosen ? toNewTime(chosen, free.slotMinutes, timezone) : null}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" pending={isUnderWay}>
            Move the call
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Keep the time
          </Button>
        </div>
      </div>
    </form>
  );
}

function toNewTime(slot: string, minutes: number, timezone: string): string {
  const starts_at = new Date(slot);
  const ends_at = new Date(starts_at.getTime() + minutes * 60_000);
  return `New time: ${toCallText(starts_at, ends_at, timezone)}`;
}
