import { type ReactNode, useEffect, useRef, useState } from "react";
import { useFormContext } from "./form-context.ts";
import { Row, toRowName } from "./form-row.tsx";
import {
  type FormValues,
  joinPath,
  type RowsField,
  toControlId,
  toControlName,
  type ValuesField,
} from "./form-spec.ts";
import { moveRow, type RowStep, toStepIntent } from "./row-step.ts";

type RowsControlProps = {
  field: RowsField | ValuesField;
  rows: readonly FormValues[];
  path: string;
  /** Whether the fields of its rows are always seen. */
  isOpen?: boolean;
  /** What a row is called; by default its name, or its first field. */
  toTitle?: (row: FormValues) => string;
  /** A field behind the title of a folded row. */
  detail?: string;
  /** The controls of a row, whose path is `at`; `named` is what it is called without a name. */
  children: (row: FormValues, at: string, named: string) => ReactNode;
};

/** From this many rows on they can be filtered. */
const MANY = 12;

/** A list: rows are added, removed and moved by buttons, also without JavaScript. */
export function RowsControl({ field, rows: loaded, path, children, ...props }: RowsControlProps) {
  const { isOpen = false, toTitle, detail } = props;
  const { errors, isLocked, isInPanels, onChange } = useFormContext();
  const [rows, setRows] = useState(loaded);
  const [taken, setTaken] = useState<RowStep>();
  const [told, setTold] = useState("");
  const [filter, setFilter] = useState("");
  const added = useRef(0);
  const list = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (list.current && taken) focusAfter(list.current, taken);
  }, [taken]);
  const take = (step: RowStep) => {
    added.current += 1;
    const moved = moveRow(rows, step.step, step.at);
    setRows(step.step === "add" ? [...moved, { _from: `new${added.current}` }] : moved);
    setTaken(step);
    setTold(toStepText(step, rows.length));
    if (step.step === "add") setFilter("");
    onChange(path);
  };
  const { label, hint, noun } = field;
  const name = toControlName(path);
  const requested = filter.trim().toLowerCase();
  const shown = rows.filter((row) => isFound(row, requested));
  return (
    <fieldset ref={list} id={toControlId(path)} className="min-w-0">
      {label ? <legend className="mb-1 font-semibold">{label}</legend> : null}
      {hint ? <p className="mb-1 text-ink-soft">{hint}</p> : null}
      {errors[name] ? (
        <p role="alert" className="mb-1 text-red">
          {errors[name][0]}
        </p>
      ) : null}
      {loaded.length >= MANY && !isInPanels ? (
        <label className="mb-2 block max-w-96 noscript:hidden">
          <span className="mb-1 block text-ink-soft">Filter</span>
          <input
            type="search"
            value={filter}
            onChange={({ target }) => setFilter(target.value)}
            onKeyDown={(event) => {
              // The form around it is that of the file.
              if (event.key === "Enter") event.preventDefault();
            }}
            // No field of the file.
            onInput={(event) => event.stopPropagation()}
            className="desk-control"
          />
        </label>
      ) : null}
      <ol className={isInPanels ? "space-y-2" : undefined}>
        {rows.map((row, index) => (
          <Row
            key={String(row._from)}
            field={field}
            row={row}
            index={index}
            path={path}
            isOpen={isOpen}
            toTitle={toTitle}
            detail={detail}
            isHidden={!shown.includes(row)}
            isMovable={requested === ""}
            onTake={take}
          >
            {children(row, joinPath(path, index), toRowName(noun, index))}
          </Row>
        ))}
      </ol>
      {isLocked ? null : (
        <button
          type="submit"
          name="intent"
          value={toStepIntent({ path, step: "add", at: 0 })}
          onClick={(event) => {
            event.preventDefault();
            take({ path, step: "add", at: rows.length });
          }}
          className="desk-button mt-2"
        >
          Add {noun}
        </button>
      )}
      <p role="status" className={requested ? "mt-1 text-ink-soft" : "sr-only"}>
        {requested ? `${shown.length} of ${rows.length} shown` : told}
      </p>
    </fieldset>
  );
}

/** New rows are always shown. */
function isFound(row: FormValues, requested: string): boolean {
  if (requested === "" || String(row._from).startsWith("new")) return true;
  return Object.values(row).some(
    (value) => typeof value === "string" && value.toLowerCase().includes(requested),
  );
}

/** The focus follows what was moved; after a removal it is on the row that took its place. */
function focusAfter(list: HTMLElement, { path, step, at }: RowStep): void {
  const rows = [...list.querySelectorAll<HTMLElement>(":scope > ol > li")];
  const index = step === "up" ? Math.max(0, at - 1) : step === "down" ? at + 1 : at;
  // Without those that a filter hides.
  const isShown = ({ hidden }: HTMLElement) => !hidden;
  const row = rows.slice(index).find(isShown) ?? rows.findLast(isShown);
  const control =
    step === "add"
      ? row?.querySelector<HTMLElement>("input:not([type=hidden]), select, textarea")
      : row?.querySelector<HTMLElement>(`button[value^="row:${step}:"][value$=":${path}"]`);
  (control ?? list.querySelector<HTMLElement>(":scope > button"))?.focus();
}

function toStepText({ step, at }: RowStep, count: number): string {
  if (step === "add") return `Added, ${count + 1} in the list`;
  if (step === "remove") return `Removed, ${count - 1} in the list`;
  const place = step === "up" ? Math.max(1, at) : Math.min(count, at + 2);
  return `Moved to place ${place} of ${count}`;
}
