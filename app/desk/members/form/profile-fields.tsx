import { COUNTRIES } from "#contract/countries.ts";
import { SENIORITY_LABELS, SENIORITY_LEVELS } from "#contract/member-terms.ts";
import { Panel } from "../../parts/panel.tsx";
import { type FormPart, Select, TextArea, TextInput } from "./form-fields.tsx";

const GENDERS = [
  { value: "", label: "Not given" },
  { value: "female", label: "Female" },
  { value: "male", label: "Male" },
];
const LEVELS = SENIORITY_LEVELS.map((value) => ({ value, label: SENIORITY_LABELS[value] }));
const COUNTRY_OPTIONS = COUNTRIES.map(({ code, name }) => ({ value: code, label: name }));

/** Who a member is, and what the profile says. */
export function ProfileFields({ zones, ...part }: FormPart & { zones: readonly string[] }) {
  return (
    <>
      <Panel title="Person">
        <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
          <TextInput {...part} name="first_name" />
          <TextInput {...part} name="last_name" />
          <Select {...part} name="gender" options={GENDERS} />
          <Select {...part} name="country_code" options={COUNTRY_OPTIONS} />
          <TextInput {...part} name="timezone" list="member-zones" />
        </div>
        <datalist id="member-zones">
          {zones.map((zone) => (
            <option key={zone} value={zone} />
          ))}
        </datalist>
      </Panel>
      <Panel title="Profile">
        <div className="grid gap-3 sm:grid-cols-3">
          <TextInput {...part} name="position" />
          <Select {...part} name="seniority_level" options={LEVELS} />
          <TextInput {...part} name="years_of_experience" inputMode="numeric" />
        </div>
        <div className="mt-3 space-y-3">
          <TextArea
            {...part}
            name="excerpt"
            hint="On the card, at most 240 characters. HTML: a, br, code, em, strong."
            rows={3}
          />
          <TextArea
            {...part}
            name="about"
            hint="HTML: p, ul, ol, li, a, br, code, em, strong."
            rows={8}
          />
        </div>
      </Panel>
    </>
  );
}
