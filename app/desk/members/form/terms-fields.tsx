import { CURRENCIES } from "#contract/member-terms.ts";
import { Panel } from "../../parts/panel.tsx";
import { type FormPart, Select, TextInput } from "./form-fields.tsx";

const CURRENCY_OPTIONS = CURRENCIES.map((value) => ({ value, label: value }));

/** What a member costs, and from when they have time. */
export function TermsFields(part: FormPart) {
  const { form, onChange } = part;
  return (
    <Panel title="Rates and availability">
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        <TextInput {...part} name="sales_rate" inputMode="decimal" />
        <Select {...part} name="sales_currency" options={CURRENCY_OPTIONS} />
        <TextInput
          {...part}
          name="redemption_rate"
          hint="Empty where none is offered."
          inputMode="decimal"
        />
        <TextInput {...part} name="available_from" hint="Empty: on request." type="date" />
        <TextInput {...part} name="availability_confirmed_at" type="date" />
        <TextInput
          {...part}
          name="cv_link"
          hint="Empty: the CV is made from the profile."
          inputMode="url"
        />
      </div>
      <label className="mt-3 flex w-fit items-center gap-2">
        <input
          type="checkbox"
          name="featured"
          checked={form.featured === "on"}
          onChange={({ target }) => onChange({ featured: target.checked ? "on" : "" })}
        />
        Featured: first in lists and on the home page
      </label>
    </Panel>
  );
}
