import { type ComponentProps, memo } from "react";
import { DeskField } from "../../parts/desk-field.tsx";
import { useFormContext } from "./form-context.ts";
import {
  type CommasField,
  type Option,
  toControlId,
  toControlName,
  type ValueField,
} from "./form-spec.ts";
import { ImageControl } from "./image-control.tsx";
import { toListId } from "./suggestions.tsx";

type ValueControlProps = {
  field: ValueField | CommasField;
  value: string;
  path: string;
  /** Of a value of a list, in place of a label that is seen. */
  rowLabel?: string;
};

/**
 * React sets the initial text again with every render, which moves the caret in an area that nothing
 * was typed into.
 */
const TextArea = memo((props: ComponentProps<"textarea">) => <textarea {...props} />);

/** Rows of a text of this length, at most. */
const toRowCount = (max = 0) => (max > 300 ? 5 : 3);

/** A control for one value. It keeps its own state: what is typed is read when it is sent. */
export function ValueControl({ field, value, path, rowLabel }: ValueControlProps) {
  const { errors } = useFormContext();
  const { label, hint } = field;
  const labelled = { label: rowLabel ?? label, isLabelHidden: rowLabel !== undefined };
  const name = toControlName(path);
  if (field.type === "yesno") return <Checkbox field={field} value={value} path={path} />;
  const shown = { id: toControlId(path), ...labelled, name, errors, ...(hint ? { hint } : {}) };
  return (
    <DeskField {...shown}>
      {(control) => {
        const own = { ...control, defaultValue: value, className: "desk-control" };
        switch (field.type) {
          case "text":
            return <TextArea {...own} rows={field.rows ?? toRowCount(field.max)} />;
          case "choice":
            return <Choice {...own} field={field} />;
          case "date":
            // A date that is none stays visible, with its problem.
            return <input {...own} type={/^(\d{4}-\d{2}-\d{2})?$/.test(value) ? "date" : "text"} />;
          case "image":
            return <ImageControl {...own} path={path} />;
          case "number":
            return <input {...own} inputMode={field.inputMode ?? "decimal"} autoComplete="off" />;
          default:
            return <Line {...own} field={field} />;
        }
      }}
    </DeskField>
  );
}

type ControlProps = { id: string; name: string; defaultValue: string; className: string };

/** A line with suggestions, when there is a list of them. */
function Line({ field, ...control }: ControlProps & { field: ValueField | CommasField }) {
  const { lists } = useFormContext();
  const line = field.type === "line" ? field : undefined;
  const list = line?.list && lists[line.list] ? toListId(line.list) : undefined;
  return <input {...control} list={list} inputMode={line?.inputMode} autoComplete="off" />;
}

function Choice({ field, ...control }: ControlProps & { field: ValueField }) {
  const { lists } = useFormContext();
  const options: readonly Option[] = field.options ?? lists[field.list ?? ""] ?? [];
  const value = control.defaultValue;
  const isKnown = value === "" || options.some((option) => option.value === value);
  return (
    <select {...control}>
      {field.empty === "blank" && value !== "" ? null : (
        <option value="">
          {field.empty === "blank" ? "Choose" : (field.emptyLabel ?? "None")}
        </option>
      )}
      {isKnown ? null : <option value={value}>{value}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

function Checkbox({ field, value, path }: ValueControlProps) {
  const { errors, isInPanels } = useFormContext();
  const name = toControlName(path);
  const id = toControlId(path);
  const error = errors[name]?.[0];
  return (
    <div>
      <label className={`flex gap-2 ${isInPanels ? "w-fit items-center" : "items-start"}`}>
        <input
          id={id}
          type="checkbox"
          name={name}
          value="on"
          defaultChecked={value === "on"}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className={isInPanels ? undefined : "mt-0.5 size-5"}
        />
        {field.label}
      </label>
      {error ? (
        <p id={`${id}-error`} role="alert" className="mt-1 text-red">
          {error}
        </p>
      ) : null}
    </div>
  );
}
