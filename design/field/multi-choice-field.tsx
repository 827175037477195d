import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useHydrated } from "#platform/browser/use-hydrated.ts";
import { ChunkBoundary } from "../loading/chunk-boundary.tsx";
import { Chip } from "../text/chip.tsx";
import { type FieldError, type FieldProps, fieldAria, fieldId } from "./field-aria.ts";
import { FieldFrame } from "./field-frame.tsx";
import type { Choosable, PickerProps } from "./picker-props.ts";

const SearchPicker = lazy(async () => ({
  default: (await import("./search-picker.tsx")).SearchPicker,
}));

type MultiChoiceFieldProps = Omit<FieldProps, "label"> & {
  label: string;
  options: readonly Choosable[];
  /** Values of the options that are chosen at first. A value that is no option is preserved. */
  defaultValue: readonly string[];
  placeholder: string;
  /** Plural name of the options: "technologies". */
  noun: string;
};

/**
 * Several of many options: a searchable list to choose from and a chip for each that is chosen. The
 * form gets them as `name[0]`, `name[1]`, … and an `input` event at each change.
 */
export function MultiChoiceField({
  name,
  label,
  hint,
  error,
  optional,
  options,
  defaultValue,
  placeholder,
  noun,
}: MultiChoiceFieldProps) {
  const id = fieldId(name);
  const [chosen, setChosen] = useState<Choosable[]>(() => toChosen(options, defaultValue));
  /** The error before the choice changed, which no longer applies. */
  const [settled, setSettled] = useState<FieldError>();
  const shown = error === settled ? undefined : error;
  const [isPlain, setIsPlain] = useState(false);
  const isHydrated = useHydrated();
  const values = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the form is notified of every change
  useEffect(() => {
    if (!isFirst.current) values.current?.dispatchEvent(new Event("input", { bubbles: true }));
    isFirst.current = false;
  }, [chosen]);

  function change(next: Choosable[]) {
    setChosen(next);
    setSettled(error);
  }

  function remove(value: string) {
    change(chosen.filter((one) => one.value !== value));
    // The chip that had the focus is gone.
    document.getElementById(id)?.focus();
  }

  const picker: PickerProps = {
    id,
    label,
    options,
    chosen,
    onChange: change,
    placeholder,
    isRequired: !optional,
    aria: fieldAria(id, { hint, error: shown }),
  };
  return (
    <div>
      <FieldFrame id={id} label={label} hint={hint} error={shown} optional={optional}>
        {isPlain || !isHydrated ? (
          <PlainPicker {...picker} name={isHydrated ? undefined : `${name}[]`} />
        ) : (
          <ChunkBoundary onFail={() => setIsPlain(true)}>
            <Suspense fallback={<PlainPicker {...picker} />}>
              <SearchPicker {...picker} />
            </Suspense>
          </ChunkBoundary>
        )}
        <div ref={values}>
          {chosen.map(({ value }, index) => (
            <input key={value} type="hidden" name={`${name}[${index}]`} value={value} readOnly />
          ))}
        </div>
        {chosen.length > 0 ? (
          <ul aria-label={`Chosen ${noun}`} className="mt-3 flex flex-wrap gap-2">
            {chosen.map((one) => (
              <li key={one.value}>
                <Chip onRemove={() => remove(one.value)}>{one.label}</Chip>
              </li>
            ))}
          </ul>
        ) : null}
      </FieldFrame>
      <p role="status" className="sr-only">
        {chosen.length > 0
          ? `${chosen.length} chosen: ${chosen.map((one) => one.label).join(", ")}`
          : ""}
      </p>
    </div>
  );
}

function toChosen(options: readonly Choosable[], values: readonly string[]): Choosable[] {
  return values.map(
    (value) => options.find((option) => option.value === value) ?? { value, label: value },
  );
}

type PlainPickerProps = PickerProps & {
  /** Before hydration, when the browser posts the choice itself. */
  name?: string | undefined;
};

/** The system's own list, where the searchable one has not arrived. */
function PlainPicker({ id, name, options, chosen, onChange, placeholder, aria }: PlainPickerProps) {
  const isLeft = ({ value }: Choosable) => chosen.every((one) => one.value !== value);
  return (
    <select
      {...aria}
      id={id}
      name={name}
      value=""
      onChange={(event) => {
        const added = options.find(({ value }) => value === event.target.value);
        if (added) onChange([...chosen, added]);
      }}
      className="control"
    >
      <option value="">{placeholder}</option>
      {options.filter(isLeft).map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}
