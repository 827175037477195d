import { toDateText } from "#app/developers/parts/member-texts.ts";
import { PAGE_FORM_FIELDS } from "#contract/clients/forms.ts";
import {
  AVAILABILITY_CONTROLS,
  type AvailabilityAnswer,
} from "#contract/members/availability-terms.ts";
import { Button } from "#design/buttons/button.tsx";
import { Radios } from "#design/field/radios.tsx";
import { TextField } from "#design/field/text-field.tsx";
import type { SubmissionState } from "#platform/forms/submitted-form.server.ts";

type AnswerFormProps = {
  available_from: string | null;
  /** By the member's clocks. */
  today: string;
  /** What the link of the email chose; nothing is stored before the form is sent. */
  chosen: string | undefined;
  state: SubmissionState | undefined;
};

const { answer, date, shown } = AVAILABILITY_CONTROLS;

/** The answer to the email. It needs no JavaScript, because mail programs open pages without. */
export function AnswerForm({ available_from, today, chosen, state }: AnswerFormProps) {
  const { input: entered = {}, errors = {} } = state ?? {};
  return (
    <form method="post" noValidate className="space-y-8">
      <input type="hidden" name={shown} value={available_from ?? ""} readOnly />
      <Radios
        name={answer}
        label="When are you available?"
        options={toOptions(available_from, today)}
        defaultValue={entered[answer] ?? chosen}
        error={errors[answer]}
      />
      <TextField
        name={date}
        label="Available from"
        hint='Only for "Available from another date"'
        type="date"
        width="half"
        min={today}
        defaultValue={entered[date] ?? ""}
        error={errors[date]}
      />
      <Button type="submit" name={PAGE_FORM_FIELDS.intent} value="answer">
        Save answer
      </Button>
    </form>
  );
}

type Option = { value: AvailabilityAnswer; label: string; hint?: string };

function toOptions(available_from: string | null, today: string): Option[] {
  const isAhead = available_from !== null && available_from > today;
  const still: Option[] = isAhead
    ? [
        { value: "same", label: `Still available from ${toDateText(available_from)}` },
        { value: "now", label: "Available now, earlier than planned" },
      ]
    : [{ value: "now", label: available_from === null ? "Available now" : "Still available" }];
  return [
    ...still,
    { value: "from", label: "Available from another date" },
    {
      value: "not_now",
      label: "Not now",
      hint: 'Your profile stays on the site, with "Availability on request"',
    },
  ];
}
