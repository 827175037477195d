import { PAGE_FORM_FIELDS } from "#contract/clients/forms.ts";
import { Button } from "#design/buttons/button.tsx";
import type { FieldError } from "#design/field/field-aria.ts";
import { SelectField } from "#design/field/select-field.tsx";
import { Notice } from "#design/notice.tsx";
import type { InputValues } from "#platform/forms/use-step-form.ts";
import { toPlaceName } from "#platform/time/time-zone-names.ts";
import { type SlotDay, toDayText, toSlotDays } from "../slots/slot-days.ts";
import { listZoneGroups } from "../slots/zone-groups.ts";
import { PhoneField } from "./phone-field.tsx";
import { CALL_CONTROLS, CHOOSE_SLOT, toCallZone } from "./plain-call.ts";

/** Free times as a loader returns them. */
export type CallOffer = {
  slots: readonly string[];
  ourTimezone: string;
  slotMinutes: number;
  /** Whether the client is asked for a number. */
  asksPhone: boolean;
};

type CallSelectProps = {
  offer: CallOffer;
  input: InputValues;
  label: string;
  /** Text of the option that chooses no time. */
  none: string;
  /** Shown when no time is free. */
  whenEmpty: string;
  nearest?: readonly string[] | undefined;
  errors: Readonly<Record<string, FieldError>>;
};

/** The free times in a zone and the choice of the zone, without JavaScript. */
export function CallSelect({
  offer: { slots, ourTimezone, slotMinutes, asksPhone },
  input: entered,
  label,
  none,
  whenEmpty,
  nearest = [],
  errors,
}: CallSelectProps) {
  const zone = toCallZone(entered, ourTimezone);
  const chosen = entered[CALL_CONTROLS.slot] ?? "";
  const isLost = chosen !== "" && !slots.includes(chosen);
  if (slots.length === 0)
    return <Notice title="No times are available right now">{whenEmpty}</Notice>;
  const days = toSlotDays(slots, zone, slotMinutes);
  const near = nearest.length > 0 ? toSlotDays(nearest, zone, slotMinutes).flatMap(toOptions) : [];
  const groups = [
    ...(near.length > 0 ? [{ label: "Close to the time you chose", options: near }] : []),
    ...days.map((day) => ({ label: toDayText(day.date, "long"), options: toOptions(day) })),
  ];
  return (
    <div className="space-y-6">
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 grow basis-64">
          <SelectField
            name={CALL_CONTROLS.timezone}
            label="Your time zone"
            options={listZoneGroups([...new Set([zone, ourTimezone, "UTC"])])}
            defaultValue={zone}
            error={errors[CALL_CONTROLS.timezone]}
          />
        </div>
        <Button type="submit" variant="secondary" name={PAGE_FORM_FIELDS.intent} value="zone">
          Show times in this zone
        </Button>
      </div>
      <input type="hidden" name={CALL_CONTROLS.shown} value={zone} readOnly />
      <SelectField
        name={CALL_CONTROLS.slot}
        label={label}
        hint={`All times are in ${toPlaceName(zone)} time.`}
        options={[
          ...(isLost ? [{ value: CHOOSE_SLOT, label: "Choose another time" }] : []),
          { value: "", label: none },
          ...groups,
        ]}
        defaultValue={isLost ? CHOOSE_SLOT : chosen}
        error={errors[CALL_CONTROLS.slot]}
      />
      {asksPhone ? (
        <PhoneField
          name={CALL_CONTROLS.phone}
          defaultValue={entered[CALL_CONTROLS.phone]}
          error={errors[CALL_CONTROLS.phone]}
        />
      ) : null}
    </div>
  );
}

function toOptions({ date, slots }: SlotDay) {
  return slots.map(({ starts_at, time, offset, isOutside }) => ({
    value: starts_at,
    label: `${toDayText(date, "short")}, ${time} (${offset})${isOutside ? ", outside your working day" : ""}`,
  }));
}
