import { type ReactNode, useId, useRef, useState } from "react";
import { hasErrors, useFormContext } from "./form-context.ts";
import { type GroupField, joinPath, toControlId, toControlName } from "./form-spec.ts";
import { toStepIntent } from "./row-step.ts";

type GroupControlProps = {
  field: GroupField;
  /** Of an optional group: whether the file has it. */
  isPresent: boolean;
  path: string;
  children: ReactNode;
};

/** Fields that belong together. An optional group is added and removed as a whole. */
export function GroupControl({ field, isPresent, path, children }: GroupControlProps) {
  const { errors, isLocked, onChange } = useFormContext();
  const [isOpen, setIsOpen] = useState(isPresent);
  const [isAdded, setIsAdded] = useState(false);
  const hint = useId();
  const group = useRef<HTMLDetailsElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const { label, isOptional } = field;
  const name = toControlName(path);
  const wasWrong = useRef(false);
  wasWrong.current ||= hasErrors(errors, name);
  const noun = label.charAt(0).toLowerCase() + label.slice(1);
  const take = (isNow: boolean) => {
    setIsOpen(isNow);
    setIsAdded(isNow);
    onChange(path);
    const target = () => (isNow ? group.current?.querySelector("summary") : add.current);
    requestAnimationFrame(() => target()?.focus());
  };
  if (!isOpen) {
    if (isLocked) {
      return (
        <p id={toControlId(path)} className="text-ink-soft">
          {label}: none
        </p>
      );
    }
    return (
      <button
        ref={add}
        id={toControlId(path)}
        type="submit"
        name="intent"
        value={toStepIntent({ path, step: "open", at: 0 })}
        className="desk-button"
        onClick={(event) => {
          event.preventDefault();
          take(true);
        }}
      >
        Add {noun}
      </button>
    );
  }
  return (
    <details
      ref={group}
      id={toControlId(path)}
      open={!isOptional || isAdded || wasWrong.current || undefined}
      className="border border-line px-3 py-2"
    >
      <summary className="desk-summary font-semibold">{label}</summary>
      <fieldset aria-describedby={field.hint ? hint : undefined} className="mt-2 space-y-3">
        <legend className="sr-only">{label}</legend>
        {field.hint ? (
          <p id={hint} className="text-ink-soft">
            {field.hint}
          </p>
        ) : null}
        <input type="hidden" name={toControlName(joinPath(path, "_from"))} value="0" />
        {errors[name] ? (
          <p role="alert" className="text-red">
            {errors[name][0]}
          </p>
        ) : null}
        {children}
        {isOptional && !isLocked ? (
          <button
            type="submit"
            name="intent"
            value={toStepIntent({ path, step: "remove", at: 0 })}
            className="desk-button"
            onClick={(event) => {
              event.preventDefault();
              take(false);
            }}
          >
            Remove {noun}
          </button>
        ) : null}
      </fieldset>
    </details>
  );
}
