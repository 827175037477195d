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
  onTake: (step: RowStep) => void;
  children: ReactNode;
};

/** A row of a list: a value as it is, an object folded under its name. */
export function Row({ field, row, index, path, isHidden, isMovable, ...props }: RowProps) {
  const { errors, isLocked } = useFormContext();
  const at = joinPath(path, index);
  const title = toTitleField(field);
  const [typed, setTyped] = useState<string>();
  const name = typed ?? String(row[title] ?? "");
  const named = name || toRowName(field.noun, index);
  const isNew = String(row._from).startsWith("new");
  const wasWrong = useRef(false);
  wasWrong.current ||= hasErrors(errors, toControlName(at));
  const error = errors[toControlName(at)]?.[0];
  const steps = isMovable ? (["up", "down", "remove"] as const) : (["remove"] as const);
  return (
    <li
      id={toControlId(at)}
      hidden={isHidden}
      className="flex flex-wrap items-start gap-2 border-line border-t py-1.5 first:border-t-0"
      onInput={({ target }) => {
        if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
        if (target.name === toControlName(joinPath(at, title))) setTyped(target.value);
      }}
    >
      <input type="hidden" name={toControlName(joinPath(at, "_from"))} value={String(row._from)} />
      {field.type === "rows" ? (
        <details open={isNew || wasWrong.current || undefined} className="min-w-0 flex-1 basis-48">
          <summary className="desk-summary break-words py-1">{named}</summary>
          {error ? (
            <p role="alert" className="text-red">
              {error}
            </p>
          ) : null}
          <div className="mt-1 mb-2">{props.children}</div>
        </details>
      ) : (
        <div className="min-w-0 flex-1 basis-48">{props.children}</div>
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
