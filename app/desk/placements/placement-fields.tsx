import { MAX_TERMS } from "#contract/desk/placement-terms.ts";
import type { FieldErrors } from "#contract/http/problem.ts";
import { CURRENCIES } from "#contract/members/member-terms.ts";
import { UploadField } from "#design/uploads/upload-field.tsx";
import type { InputValues } from "#platform/forms/use-step-form.ts";
import { DeskInput, DeskSelect, DeskTextArea } from "../parts/desk-field.tsx";

type FieldsProps = { input: InputValues; errors: FieldErrors };
type LineProps = FieldsProps & { name: string; label: string; hint?: string };

/** What was agreed with both sides. */
export function PlacementFields({ input, errors }: FieldsProps) {
  const shared = { input, errors };
  return (
    <>
      <Rate {...shared} of="client" label="Client rate per hour" />
      <Rate {...shared} of="own" label="Own rate per hour (optional)" />
      <div className="grid gap-3 sm:grid-cols-2">
        <Line {...shared} type="date" name="starts_on" label="First day" />
        <Line {...shared} type="date" name="ends_on" label="Planned end (optional)" />
        <Line {...shared} type="date" name="trial_ends_on" label="Trial ends on (optional)" />
        <Line {...shared} name="hours_per_week" label="Hours a week (optional)" isCount />
        <Line {...shared} name="notice_days" label="Notice in days (optional)" isCount />
      </div>
      <Tick
        name="has_buyout"
        label="The client may hire the member for good (buyout)"
        isTicked={input.has_buyout === "on"}
      />
      <DeskTextArea
        label="Other terms (optional)"
        name="terms"
        errors={errors}
        rows={3}
        maxLength={MAX_TERMS}
        defaultValue={input.terms}
      />
      <div className="noscript:hidden">
        <UploadField
          name="contract"
          purpose="contract"
          label="Contract"
          hint="PDF or DOCX, up to 10 MB. Only staff see it."
          optional
          saved={input}
          error={errors.contract}
        />
      </div>
    </>
  );
}

function Line({
  name,
  label,
  input,
  errors,
  type = "text",
  isCount = false,
}: LineProps & { type?: "text" | "date"; isCount?: boolean }) {
  return (
    <DeskInput
      label={label}
      name={name}
      errors={errors}
      type={type}
      inputMode={isCount ? "numeric" : undefined}
      autoComplete="off"
      defaultValue={input[name]}
    />
  );
}

function Rate({ of, label, input, errors }: FieldsProps & { of: "client" | "own"; label: string }) {
  const [rate, currency] = [`${of}_rate`, `${of}_currency`];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_6rem] gap-3">
      <DeskInput
        label={label}
        name={rate}
        errors={errors}
        inputMode="decimal"
        autoComplete="off"
        defaultValue={input[rate]}
      />
      <DeskSelect label="Currency" name={currency} errors={errors} defaultValue={input[currency]}>
        {CURRENCIES.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </DeskSelect>
    </div>
  );
}

export function Tick({
  name,
  label,
  isTicked,
}: {
  name: string;
  label: string;
  isTicked: boolean;
}) {
  return (
    <label className="flex items-start gap-2">
      <input type="checkbox" name={name} value="on" defaultChecked={isTicked} className="mt-1" />
      <span>{label}</span>
    </label>
  );
}

/** Whether the date on the profile follows the end of a placement. */
export const FollowTick = ({ isTicked }: { isTicked: boolean }) => (
  <Tick
    name="is_followed"
    label="The profile says available from the end on. A later date, or none, stays."
    isTicked={isTicked}
  />
);
