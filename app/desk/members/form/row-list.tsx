import { type ReactNode, useEffect, useRef, useState } from "react";
import type { FieldErrors } from "#contract/problem.ts";
import { Panel } from "../../parts/panel.tsx";
import { RowStepButton } from "../../parts/row-step-button.tsx";
import type { ListField, MemberForm, RowStep } from "./member-form.ts";

type RowListProps<Field extends ListField> = {
  field: Field;
  title: string;
  /** Of one row, like `language`. */
  noun: string;
  rows: MemberForm[Field];
  errors: FieldErrors;
  onStep: (step: RowStep) => void;
  /** What a row is called for screen readers. */
  toName: (row: MemberForm[Field][number]) => string;
  /** The controls of a row, between its buttons. */
  children: (row: MemberForm[Field][number], index: number) => ReactNode;
};

/** A list of the form: rows are added, removed and moved by buttons, also without JavaScript. */
export function RowList<Field extends ListField>({
  field,
  title,
  noun,
  rows,
  errors,
  onStep,
  toName,
  children,
}: RowListProps<Field>) {
  const list = useRef<HTMLDivElement>(null);
  const [taken, setTaken] = useState<RowStep>();
  const [told, setTold] = useState("");
  useEffect(() => {
    if (list.current && taken) focusAfter(list.current, taken);
  }, [taken]);
  const take = (step: RowStep) => {
    onStep(step);
    setTaken(step);
    setTold(toStepText(step, rows.length));
  };
  const error = errors[field]?.[0];
  return (
    <Panel title={title}>
      <div ref={list}>
        {error ? (
          <p role="alert" className="mb-2 text-red">
            {error}
          </p>
        ) : null}
        <ol className="space-y-2">
          {rows.map((row, index) => {
            const name = toName(row) || `${noun} ${index + 1}`;
            return (
              <li
                key={row.from}
                className="flex flex-wrap items-start gap-2 border-line border-t pt-2 first:border-t-0 first:pt-0"
              >
                <input type="hidden" name={`${field}[${index}][from]`} value={row.from} />
                <div className="min-w-0 flex-1 basis-64">{children(row, index)}</div>
                <p className="flex gap-1">
                  {(["up", "down", "remove"] as const).map((step) => (
                    <RowStepButton
                      key={step}
                      step={step}
                      intent={`${field}:${step}:${index}`}
                      name={name}
                      onTake={() => take({ field, step, at: index })}
                    />
                  ))}
                </p>
              </li>
            );
          })}
        </ol>
        <button
          type="submit"
          name="intent"
          value={`${field}:add:0`}
          onClick={(event) => {
            event.preventDefault();
            take({ field, step: "add", at: rows.length });
          }}
          className="desk-button mt-2"
        >
          Add {noun}
        </button>
        <p role="status" className="sr-only">
          {told}
        </p>
      </div>
    </Panel>
  );
}

/** The focus follows what was moved; after a removal it is on the row that took its place. */
function focusAfter(list: HTMLElement, { field, step, at }: RowStep): void {
  const rows = list.querySelectorAll("li");
  const index = step === "up" ? Math.max(0, at - 1) : step === "down" ? at + 1 : at;
  const row = rows[Math.min(index, rows.length - 1)];
  const control =
    step === "add"
      ? row?.querySelector<HTMLElement>("input:not([type=hidden]), select")
      : row?.querySelector<HTMLElement>(`button[value^="${field}:${step}:"]`);
  (control ?? list.querySelector<HTMLElement>(`button[value^="${field}:add"]`))?.focus();
}

function toStepText({ step, at }: RowStep, count: number): string {
  if (step === "add") return `Added, ${count + 1} in the list`;
  if (step === "remove") return `Removed, ${count - 1} in the list`;
  const place = step === "up" ? Math.max(1, at) : Math.min(count, at + 2);
  return `Moved to place ${place} of ${count}`;
}
