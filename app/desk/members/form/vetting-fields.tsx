import { VETTING_CHECKS, VETTING_LABELS, type VettingCheck } from "#contract/vetting-terms.ts";
import { useDesk } from "../../parts/use-desk.ts";
import { RowInput, RowSelect } from "./row-fields.tsx";
import { RowList } from "./row-list.tsx";
import { type ListPart, toRowControl } from "./skill-lists.tsx";

const CHECK_OPTIONS = VETTING_CHECKS.map((value) => ({ value, label: VETTING_LABELS[value] }));

/** What was checked of a member, how, by whom and when: dated facts of the profile. */
export function VettingFields(part: ListPart) {
  const { form, errors, onStep } = part;
  const { colleagues } = useDesk();
  return (
    <>
      <RowList
        field="vetting"
        title="Vetting"
        noun="check"
        rows={form.vetting}
        errors={errors}
        onStep={onStep}
        toName={({ check, on }) => `${VETTING_LABELS[check as VettingCheck] ?? check} ${on}`.trim()}
      >
        {(_row, index) => {
          const toControl = toRowControl(part, "vetting", index);
          return (
            <div className="grid gap-2 sm:grid-cols-2">
              <RowSelect {...toControl("check")} label="Check" options={CHECK_OPTIONS} />
              <RowInput {...toControl("on")} label="Checked on" type="date" />
              <RowInput {...toControl("how")} label="How" hint="One line, on the profile." />
              <RowInput
                {...toControl("by")}
                label="Checked by"
                hint="This name is public."
                list="member-vetting-people"
              />
            </div>
          );
        }}
      </RowList>
      <datalist id="member-vetting-people">
        {colleagues.map(({ id, name }) => (
          <option key={id} value={name} />
        ))}
      </datalist>
    </>
  );
}
