import type { FieldErrors } from "#contract/problem.ts";
import { RowInput, RowText } from "./row-fields.tsx";
import { RowList } from "./row-list.tsx";
import { type ListPart, toRowControl } from "./skill-lists.tsx";

/** Projects and education of a member. */
export function HistoryLists(part: ListPart) {
  const { form, errors, onStep } = part;
  return (
    <>
      <RowList
        field="experiences"
        title="Projects"
        noun="project"
        rows={form.experiences}
        errors={errors}
        onStep={onStep}
        toName={({ name }) => name}
      >
        {(row, index) => (
          <details
            open={row.from.startsWith("new") || hasErrors(errors, `experiences[${index}]`)}
            className="min-w-0"
          >
            <summary className="cursor-pointer break-words py-1 font-medium">
              {row.name || "New project"}
              {row.position ? (
                <span className="font-normal text-ink-soft"> · {row.position}</span>
              ) : null}
            </summary>
            <Project part={part} index={index} />
          </details>
        )}
      </RowList>
      <RowList
        field="educations"
        title="Education"
        noun="education"
        rows={form.educations}
        errors={errors}
        onStep={onStep}
        toName={({ institution }) => institution}
      >
        {(_row, index) => {
          const toControl = toRowControl(part, "educations", index);
          return (
            <div className="grid grid-cols-2 gap-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_5rem_5rem]">
              <RowInput {...toControl("institution")} label="Institution" />
              <RowInput {...toControl("specialization")} label="Specialization" />
              <RowInput {...toControl("year_from")} label="From" inputMode="numeric" />
              <RowInput {...toControl("year_to")} label="To" inputMode="numeric" />
            </div>
          );
        }}
      </RowList>
    </>
  );
}

function Project({ part, index }: { part: ListPart; index: number }) {
  const toControl = toRowControl(part, "experiences", index);
  return (
    <div className="mt-1 space-y-2">
      <div className="grid gap-2 sm:grid-cols-2">
        <RowInput {...toControl("name")} label="Project" />
        <RowInput {...toControl("position")} label="Position" />
        <RowInput {...toControl("technologies")} label="Technologies" hint="Separated by commas." />
        <RowInput {...toControl("tags")} label="Industries" hint="Separated by commas." />
      </div>
      <RowText {...toControl("description")} label="Description" />
      <RowText {...toControl("responsibility")} label="Responsibility" />
    </div>
  );
}

const hasErrors = (errors: FieldErrors, row: string) =>
  Object.keys(errors).some((name) => name.startsWith(row));
