import { useEffect, useId, useMemo, useRef, useState } from "react";
import { Button } from "#design/buttons/button.tsx";
import { classNames } from "#design/class-names.ts";
import { ChoiceTile } from "#design/field/choice-tile.tsx";
import { errorTexts, type FieldError, fieldAria, fieldId } from "#design/field/field-aria.ts";
import { FieldErrorText } from "#design/field/field-texts.tsx";
import { Fieldset } from "#design/field/fieldset.tsx";
import { SelectField } from "#design/field/select-field.tsx";
import { Notice } from "#design/notice.tsx";
import { showFocused } from "#platform/browser/show-focused.ts";
import { readOwnTimeZone } from "#platform/time/time-zone-names.ts";
import { OUTSIDE, toOffsetText, toZoneText } from "../call-texts.ts";
import { NearestSlots } from "./nearest-slots.tsx";
import { type ShownSlot, type SlotDay, toDayText, toFirstDay, toSlotDays } from "./slot-days.ts";
import { SLOT_GRID, SlotSkeletons } from "./slot-skeletons.tsx";
import type { FreeSlots } from "./use-slots.ts";
import { listZoneGroups } from "./zone-groups.ts";

type SlotPickerProps = {
  /** Wire name of what is chosen here: an error summary leads to it. */
  name: string;
  free: FreeSlots;
  timezone: string;
  onTimezone: (timezone: string) => void;
  /** Beginning of the chosen slot in UTC; empty without one. */
  chosen: string;
  onChoose: (slot: string) => void;
  error?: FieldError;
  /** Free times around one that was taken. */
  nearest?: readonly string[] | undefined;
  /** Shown when no time is free at all. */
  whenEmpty: React.ReactNode;
};

/** The free times by day, as the visitor's clocks show them. */
export function SlotPicker({
  name,
  free,
  timezone,
  onTimezone,
  chosen,
  onChoose,
  error,
  nearest = [],
  whenEmpty,
}: SlotPickerProps) {
  const id = fieldId(name);
  const { state, slots, slotMinutes } = free;
  const hasError = errorTexts(error).length > 0;
  const days = useMemo(
    () => toSlotDays(slots, timezone, slotMinutes),
    [slots, timezone, slotMinutes],
  );
  const [isOpened, setIsOpened] = useState("");
  const dayOf = (slot: string) => days.find((one) => one.slots.some((s) => s.starts_at === slot));
  const day = days.find(({ date }) => date === isOpened) ?? dayOf(chosen) ?? toFirstDay(days);
  const isFull = state === "loaded" && !day;
  return (
    <div className={classNames(hasError && "border-red border-l-2 pl-4")}>
      <FieldErrorText id={id} error={error} />
      {nearest.length > 0 ? (
        <NearestSlots
          id={id}
          slots={nearest}
          slotMinutes={slotMinutes}
          timezone={timezone}
          onChoose={onChoose}
        />
      ) : null}
      {isFull ? null : (
        <div className={classNames(hasError && "mt-6")}>
          <ZoneField
            timezone={timezone}
            offsets={day?.offsets ?? [toOffsetText(new Date(), timezone)]}
            ourTimezone={free.ourTimezone}
            onChange={onTimezone}
          />
        </div>
      )}
      <div className="mt-4">
        {state === "loading" ? <SlotSkeletons /> : null}
        {state === "failed" ? (
          <div role="alert">
            <Notice kind="warning" title="The available times couldn't be loaded">
              <p>Check your connection and try again.</p>
              <Button variant="secondary" size="small" onClick={free.again} className="mt-3">
                Try again
              </Button>
            </Notice>
          </div>
        ) : null}
        {isFull ? <Notice title="No times are available right now">{whenEmpty}</Notice> : null}
        {day ? (
          <Times
            // The summary leads to the times nearby where there are some.
            id={nearest.length > 0 ? `${id}-day` : id}
            describedBy={fieldAria(id, { error })["aria-describedby"]}
            onOpen={setIsOpened}
            onChoose={(slot) => {
              setIsOpened("");
              onChoose(slot);
            }}
            days={days}
            day={day}
            chosen={chosen}
          />
        ) : null}
      </div>
    </div>
  );
}

type ZoneFieldProps = {
  timezone: string;
  offsets: readonly string[];
  ourTimezone: string;
  onChange: (timezone: string) => void;
};

/** Names the zone of all times once; the list of zones loads on demand. */
function ZoneField({ timezone, offsets, ourTimezone, onChange }: ZoneFieldProps) {
  const [isOpen, setIsOpen] = useState(false);
  const list = useId();
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3">
        <p className="figures font-medium">{toZoneText(timezone, offsets)}</p>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={list}
          onClick={() => setIsOpen(!isOpen)}
          className="link inline-flex min-h-11 items-center px-1"
        >
          Change<span className="sr-only"> time zone</span>
        </button>
      </div>
      <div id={list} hidden={!isOpen} className="mb-6">
        {isOpen ? (
          <ZoneList timezone={timezone} ourTimezone={ourTimezone} onChange={onChange} />
        ) : null}
      </div>
    </>
  );
}

function ZoneList({ timezone, ourTimezone, onChange }: Omit<ZoneFieldProps, "offsets">) {
  const groups = useMemo(
    () => listZoneGroups([timezone, readOwnTimeZone(), ...(ourTimezone ? [ourTimezone] : [])]),
    [timezone, ourTimezone],
  );
  return (
    <SelectField
      name="call_timezone"
      label="Your time zone"
      options={groups}
      value={timezone}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

type TimesProps = {
  /** Of the radio button that the keyboard meets first. */
  id: string;
  describedBy: string | undefined;
  days: readonly SlotDay[];
  /** The one whose times are shown. */
  day: SlotDay;
  onOpen: (date: string) => void;
  chosen: string;
  onChoose: (slot: string) => void;
};

function Times({ id, describedBy, days, day, onOpen, chosen, onChoose }: TimesProps) {
  const group = useId();
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The day of a time that was chosen earlier may be far to the right.
    const tile = row.current?.querySelector(":checked")?.parentElement;
    if (tile && row.current) row.current.scrollLeft = tile.offsetLeft - row.current.clientWidth / 2;
  }, []);
  const inside = day.slots.filter(({ isOutside }) => !isOutside);
  const outside = day.slots.filter(({ isOutside }) => isOutside);
  const tiles = (slots: readonly ShownSlot[]) => (
    <div className={SLOT_GRID}>
      {slots.map(({ starts_at, time, offset, isRepeated }) => (
        <ChoiceTile
          key={starts_at}
          name={`${group}-time`}
          value={starts_at}
          checked={starts_at === chosen}
          onChange={() => onChoose(starts_at)}
          className="figures"
        >
          {time}
          {isRepeated ? <span className="text-sm"> {offset}</span> : null}
        </ChoiceTile>
      ))}
    </div>
  );
  return (
    <>
      <Fieldset id={`${id}-days`} legend="Day">
        {/* To the edge of a phone, where a day that is cut shows that there are more. */}
        <div ref={row} className="relative -mx-4 flex scroll-px-4 gap-2 overflow-x-auto px-4 py-1">
          {days.map(({ date }) => (
            <ChoiceTile
              key={date}
              id={date === day.date ? id : undefined}
              name={`${group}-day`}
              value={date}
              checked={date === day.date}
              onFocus={showFocused}
              onChange={() => onOpen(date)}
              aria-describedby={describedBy}
              className="figures w-18 shrink-0"
            >
              <DayName date={date} />
            </ChoiceTile>
          ))}
        </div>
      </Fieldset>
      <Fieldset id={`${id}-times`} className="mt-6" legend={toDayText(day.date, "long")}>
        {inside.length > 0 ? tiles(inside) : null}
        {outside.length > 0 ? (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a second set of choices
          <div role="group" aria-labelledby={`${group}-outside`} className="mt-4 first:mt-0">
            <p id={`${group}-outside`} className="mb-2 text-ink-soft text-sm">
              {OUTSIDE}
            </p>
            {tiles(outside)}
          </div>
        ) : null}
      </Fieldset>
    </>
  );
}

/** `Tue` above `24 Nov`. */
function DayName({ date }: { date: string }) {
  const [weekday, ...rest] = toDayText(date, "short").split(" ");
  return (
    <>
      <span className="text-sm">{weekday} </span>
      <span className="whitespace-nowrap">{rest.join(" ")}</span>
    </>
  );
}
