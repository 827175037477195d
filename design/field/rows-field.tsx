import { Plus, Trash2 } from "lucide";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "../buttons/button.tsx";
import { IconButton } from "../buttons/icon-button.tsx";
import { Icon } from "../icon.tsx";
import { type FieldError, fieldId } from "./field-aria.ts";
import { Fieldset } from "./fieldset.tsx";

/** Props of the controls of one row. */
type RowPart<Row> = {
  row: Row;
  /** Begins the names of its controls: `rows[0]`. */
  name: string;
  /** The error of its control `field`; without one, of the row itself. */
  errorOf: (field?: string) => FieldError;
  /** One of its controls has an error: a narrow column has no space for that. */
  hasFault: boolean;
};

type RowsFieldProps<Row> = {
  /** Wire name of the list. */
  name: string;
  legend: ReactNode;
  hint?: ReactNode;
  /** Name of a row: "language". */
  noun: string;
  /** Initial rows; one at least. */
  rows: readonly Row[];
  empty: Row;
  most: number;
  /** By the path of a control: `rows.0.years`. */
  errors: Readonly<Record<string, FieldError>>;
  /** The controls of a row, with `defaultValue`s. */
  children: (part: RowPart<Row>) => ReactNode;
};

/**
 * A list of rows with the same controls: add one, remove one. The rows are numbered without gaps,
 * and the form is notified of every change by an `input` event.
 */
export function RowsField<Row>({
  name,
  legend,
  hint,
  noun,
  rows: first,
  empty,
  most,
  errors,
  children,
}: RowsFieldProps<Row>) {
  const [rows, setRows] = useState(() => first.map((row, key) => ({ row, key })));
  const [status, setStatus] = useState("");
  /** Errors before rows moved, whose indexes no longer apply. */
  const [settled, setSettled] = useState<typeof errors>();
  const nextKey = useRef(first.length);
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const focusAfter = useRef<"last" | "add">(undefined);
  const shown = settled === errors ? {} : errors;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the form is notified when rows are added or removed
  useEffect(() => {
    if (!focusAfter.current) return;
    list.current?.dispatchEvent(new Event("input", { bubbles: true }));
    const control = list.current?.lastElementChild?.querySelector<HTMLElement>("input, select");
    (focusAfter.current === "last" ? control : addButton.current)?.focus();
    focusAfter.current = undefined;
  }, [rows]);

  function add() {
    setRows([...rows, { row: empty, key: nextKey.current++ }]);
    setSettled(errors);
    setStatus("");
    focusAfter.current = "last";
  }

  function remove(index: number) {
    setRows(rows.toSpliced(index, 1));
    setSettled(errors);
    setStatus(`${capital(noun)} ${index + 1} removed`);
    focusAfter.current = "add";
  }

  const id = fieldId(name);
  return (
    <Fieldset id={id} legend={legend} hint={hint} error={shown[name]}>
      <ol ref={list} className="divide-y divide-line border-line border-b">
        {rows.map(({ row, key }, index) => (
          <li key={key} className="flex items-start gap-2 py-4">
            {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's own box breaks the row's grid */}
            <div role="group" aria-label={`${capital(noun)} ${index + 1}`} className="min-w-0 grow">
              {children({
                row,
                name: `${name}[${index}]`,
                errorOf: (field) => shown[[name, index, ...(field ? [field] : [])].join(".")],
                hasFault: Object.keys(shown).some((path) => path.startsWith(`${name}.${index}.`)),
              })}
            </div>
            {rows.length > 1 ? (
              <IconButton
                icon={Trash2}
                label={`Remove ${noun} ${index + 1}`}
                onClick={() => remove(index)}
                className="noscript:hidden mt-7 -mr-2 text-ink-soft"
              />
            ) : null}
          </li>
        ))}
      </ol>
      {rows.length < most ? (
        <Button
          ref={addButton}
          variant="secondary"
          size="small"
          onClick={add}
          className="noscript:hidden mt-4"
        >
          <Icon of={Plus} className="size-4" />
          Add another {noun}
        </Button>
      ) : (
        <p className="noscript:hidden mt-4 text-ink-soft text-sm">That's the maximum: {most}.</p>
      )}
      <p role="status" className="sr-only">
        {status}
      </p>
    </Fieldset>
  );
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
