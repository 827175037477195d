import { useId, useMemo, useState } from "react";
import { Button } from "#design/button.tsx";
import { classNames } from "#design/class-names.ts";
import { ChoiceTile } from "#design/field/choice-tile.tsx";
import { errorTexts, type FieldError, fieldAria, fieldId } from "#design/field/field-aria.ts";
import { FieldErrorText } from "#design/field/field-texts.tsx";
import { Fieldset } from "#design/field/fieldset.tsx";
import { SelectField } from "#design/field/select-field.tsx";
import { Notice } from "#design/notice.tsx";
import { toPlaceName } from "./call-texts.ts";
import { NearestSlots } from "./nearest-slots.tsx";
import { readOwnTimeZone } from "./own-time-zone.ts";
import { toDayText, toSlotDays } from "./slot-days.ts";
import { SlotPlaces } from "./slot-places.tsx";
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
  /** Said where no time is free at all. */
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
  const hasError = errorTexts(error).length > 0;
  return (
    <div className={classNames(hasError && "border-red border-l-2 pl-4")}>
      <FieldErrorText id={id} error={error} />
      {nearest.length > 0 ? (
        <NearestSlots id={id} slots={nearest} timezone={timezone} onChoose={onChoose} />
      ) : null}
      <div className={classNames(hasError && "mt-6")}>
        <ZoneField timezone={timezone} ourTimezone={free.ourTimezone} onChange={onTimezone} />
      </div>
      <div className="mt-6">
        {free.state === "loading" ? <SlotPlaces /> : null}
        {free.state === "failed" ? (
          <div role="alert">
            <Notice kind="warning" title="The free times could not be loaded">
              <p>Check your connection and try again.</p>
              <Button variant="secondary" size="small" onClick={free.again} className="mt-3">
                Try again
              </Button>
            </Notice>
          </div>
        ) : null}
        {free.state === "loaded" && free.slots.length === 0 ? (
          <Notice title="No time is free at the moment">{whenEmpty}</Notice>
        ) : null}
        {free.state === "loaded" && free.slots.length > 0 ? (
          <Times
            // The summary leads to the times nearby where there are some.
            id={nearest.length > 0 ? `${id}-day` : id}
            describedBy={fieldAria(id, { error })["aria-describedby"]}
            {...{ slots: free.slots, timezone, chosen, onChoose }}
          />
        ) : null}
      </div>
    </div>
  );
}

function ZoneField({
  timezone,
  ourTimezone,
  onChange,
}: {
  timezone: string;
  ourTimezone: string;
  onChange: (timezone: string) => void;
}) {
  const groups = useMemo(
    () => listZoneGroups([timezone, readOwnTimeZone(), ...(ourTimezone ? [ourTimezone] : [])]),
    [timezone, ourTimezone],
  );
  return (
    <SelectField
      name="call_timezone"
      label="Your time zone"
      hint="All times below are in this zone."
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
  slots: readonly string[];
  timezone: string;
  chosen: string;
  onChoose: (slot: string) => void;
};

function Times({ id, describedBy, slots, timezone, chosen, onChoose }: TimesProps) {
  const group = useId();
  const days = useMemo(() => toSlotDays(slots, timezone), [slots, timezone]);
  const [looked, setLooked] = useState("");
  const dayOf = (slot: string) => days.find((one) => one.slots.some((s) => s.starts_at === slot));
  const day = days.find(({ date }) => date === looked) ?? dayOf(chosen) ?? days[0];
  if (!day) return null;
  return (
    <div className="sm:grid sm:grid-cols-[minmax(0,13rem)_minmax(0,1fr)] sm:gap-x-6">
      <Fieldset id={`${id}-days`} legend="Day">
        <div className="grid grid-cols-2 gap-2 sm:grid-cols-1">
          {days.map(({ date, slots }) => (
            <ChoiceTile
              key={date}
              id={date === day.date ? id : undefined}
              name={`${group}-day`}
              value={date}
              checked={date === day.date}
              onChange={() => setLooked(date)}
              aria-describedby={describedBy}
            >
              {toDayText(date, "short")}
              <span className="figures hidden text-ink-soft text-sm sm:inline">
                {slots.length} free
              </span>
            </ChoiceTile>
          ))}
        </div>
      </Fieldset>
      <Fieldset
        id={`${id}-times`}
        className="mt-6 sm:mt-0"
        legend={`${toDayText(day.date, "long")}, ${toPlaceName(timezone)} time`}
      >
        <div className="grid grid-cols-2 gap-2">
          {day.slots.map(({ starts_at, time, offset }) => (
            <ChoiceTile
              key={starts_at}
              name={`${group}-time`}
              value={starts_at}
              checked={starts_at === chosen}
              onChange={() => {
                setLooked("");
                onChoose(starts_at);
              }}
            >
              <span className="figures">{time}</span>
              <span className="figures text-ink-soft text-sm">{offset}</span>
            </ChoiceTile>
          ))}
        </div>
      </Fieldset>
    </div>
  );
}
