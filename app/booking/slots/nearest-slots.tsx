import { Button } from "#design/buttons/button.tsx";
import { OUTSIDE } from "../call-texts.ts";
import { toDayText, toSlotDays } from "./slot-days.ts";

type NearestSlotsProps = {
  /** Of the first button. */
  id: string;
  slots: readonly string[];
  slotMinutes: number;
  timezone: string;
  onChoose: (slot: string) => void;
};

/** Buttons for the free times around one that was taken. */
export function NearestSlots({ id, slots, slotMinutes, timezone, onChoose }: NearestSlotsProps) {
  const times = toSlotDays(slots, timezone, slotMinutes).flatMap(({ date, slots: shown }) =>
    shown.map((slot) => ({ ...slot, date })),
  );
  return (
    <div className="mt-3">
      <p id={`${id}-nearest`}>The closest available times:</p>
      <ul aria-labelledby={`${id}-nearest`} className="mt-2 flex flex-wrap gap-2">
        {times.map(({ starts_at, date, time, offset, isRepeated, isOutside }, index) => (
          <li key={starts_at}>
            <Button
              id={index === 0 ? id : undefined}
              variant="secondary"
              size="small"
              className="figures"
              onClick={() => onChoose(starts_at)}
            >
              {toDayText(date, "short")}, {time}
              {isRepeated ? ` ${offset}` : null}
              {isOutside ? <span className="font-normal"> ({OUTSIDE.toLowerCase()})</span> : null}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
