import { type ReactNode, useRef, useState } from "react";
import { RowStepButton } from "../../parts/row-step-button.tsx";
import { hasErrors, useFormContext } from "./form-context.ts";
import {
  type FormField,
  type FormValues,
  joinPath,
  type RowsField,
  toControlId,
  toControlName,
  type ValuesField,
} from "./form-spec.ts";
import { type RowStep, toStepIntent } from "./row-step.ts";

type RowProps = {
  field: RowsField | ValuesField;
  row: FormValues;
  index: number;
  /** Of the list. */
  path: string;
  isHidden: boolean;
  isMovable: boolean;
  /** Its fields are always seen. */
  isOpen: boolean;
  toTitle: ((row: FormValues) => string) | undefined;
  /** A field behind the title of a folded row. */
  detail: string | undefined;
  onTake: (step: RowStep) => void;
  children: ReactNode;
};

const FOLDED = {
  row: "py-1.5",
  fields: "basis-48",
  summary: "desk-summary",
  inner: "mt-1 mb-2",
};
const IN_PANELS = {
  row: "pt-2 first:pt-0",
  fields: "basis-64",
  summary: "cursor-pointer font-medium",
  inner: "mt-1",
};

/** A row of a list: a value as it is, an object folded under its name. */
export function Row({ field, row, index, path, isHidden, isMovable, ...props }: RowProps) {
  const { errors, isLocked, isInPanels } = useFormContext();
  const at = joinPath(path, index);
  const [changes, setChanges] = useState<FormValues>({});
  const now = { ...row, ...changes };
  const { toTitle = (one) => String(one[toTitleField(field)] ?? ""), detail = "" } = props;
  const named = toTitle(now) || toRowName(field.noun, index);
  const names = field.type === "rows" ? field.fields.map((one) => one.name) : ["value"];
  const classes = isInPanels ? IN_PANELS : FOLDED;
  const isNew = String(row._from).startsWith("new");
  const wasWrong = useRef(false);
  wasWrong.current ||= hasErrors(errors, toControlName(at));
  const error = errors[toControlName(at)]?.[0];
  const alert = error ? (
    <p role="alert" className="text-red">
      {error}
    </p>
  ) : null;
  const steps = isMovable ? (["up", "down", "remove"] as const) : (["remove"] as const);
  return (
    <li
      id={toControlId(at)}
      hidden={isHidden}
      className={`flex flex-wrap items-start gap-2 border-line border-t first:border-t-0 ${classes.row}`}
      onInput={({ target }) => {
        const { name, value } = target as HTMLInputElement;
        const own = names.find((one) => name === toControlName(joinPath(at, one)));
        if (own) setChanges((before) => ({ ...before, [own]: value }));
      }}
    >
      <input type="hidden" name={toControlName(joinPath(at, "_from"))} value={String(row._from)} />
      {field.type === "rows" && !props.isOpen ? (
        <details
          open={isNew || wasWrong.current || undefined}
          className={`min-w-0 flex-1 ${classes.fields}`}
        >
          <summary className={`break-words py-1 ${classes.summary}`}>
            {named}
            {now[detail] ? (
              <span className="font-normal text-ink-soft"> · {String(now[detail])}</span>
            ) : null}
          </summary>
          {alert}
          <div className={classes.inner}>{props.children}</div>
        </details>
      ) : (
        <div className={`min-w-0 flex-1 ${classes.fields}`}>
          {field.type === "rows" ? alert : null}
          {props.children}
        </div>
      )}
      {isLocked ? null : (
        <p className="flex gap-1">
          {steps.map((step) => (
            <RowStepButton
              key={step}
              step={step}
              intent={toStepIntent({ path, step, at: index })}
              name={named}
              onTake={() => props.onTake({ path, step, at: index })}
            />
          ))}
        </p>
      )}
    </li>
  );
}

/** `Question 2`. */
export const toRowName = (noun: string, index: number) =>
  `${noun.charAt(0).toUpperCase()}${noun.slice(1)} ${index + 1}`;

const TITLES = new Set(["name", "title", "question", "label"]);

/** The field by which a person knows a row. */
function toTitleField(field: RowsField | ValuesField): string {
  if (field.type === "values") return "value";
  const fields: readonly FormField[] = field.fields;
  return (fields.find(({ name }) => TITLES.has(name)) ?? fields[0])?.name ?? "";
}
