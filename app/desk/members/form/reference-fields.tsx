import { MAX_REFERENCE_TEXT } from "#contract/client-reference-terms.ts";
import { RowInput, RowText } from "./row-fields.tsx";
import { RowList } from "./row-list.tsx";
import { type ListPart, toRowControl } from "./skill-lists.tsx";

/** What clients wrote about a member; public once they have agreed. */
export function ReferenceFields(part: ListPart) {
  const { form, errors, onStep } = part;
  return (
    <RowList
      field="client_references"
      title="References"
      noun="reference"
      rows={form.client_references}
      errors={errors}
      onStep={onStep}
      toName={({ author, company }) => [author, company].filter(Boolean).join(", ")}
    >
      {(_row, index) => {
        const toControl = toRowControl(part, "client_references", index);
        return (
          <div className="grid gap-2 sm:grid-cols-2">
            <RowInput {...toControl("author")} label="Name of the client" />
            <RowInput {...toControl("role")} label="Position (optional)" />
            <RowInput {...toControl("company")} label="Company" />
            <RowInput {...toControl("on")} label="Written on" type="date" />
            <div className="sm:col-span-2">
              <RowText
                {...toControl("text")}
                label="Reference"
                hint={`In the client's own words, up to ${MAX_REFERENCE_TEXT} characters.`}
              />
            </div>
            <RowInput
              {...toControl("consent_on")}
              label="Agreed to publish on"
              hint="Not public without this date."
              type="date"
            />
          </div>
        );
      }}
    </RowList>
  );
}
