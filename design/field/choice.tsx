import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../class-names.ts";

type ChoiceProps = Omit<ComponentProps<"input">, "type" | "children"> & {
  type: "radio" | "checkbox";
  label: ReactNode;
  hint?: ReactNode;
};

const boxes = {
  radio: "peer z-10 tick rounded-full checked:border-[7px]",
  checkbox: "peer z-10 tick-box",
};

/** One radio button or tick box with its label; the row is 44 px high so that a thumb finds it. */
export function Choice({ type, label, hint, id, className, ...rest }: ChoiceProps) {
  return (
    <div className={classNames("relative flex gap-3 py-2.5", className)}>
      <input
        {...rest}
        id={id}
        type={type}
        aria-describedby={
          [rest["aria-describedby"], hint ? `${id}-hint` : undefined].filter(Boolean).join(" ") ||
          undefined
        }
        className={boxes[type]}
      />
      <div className="min-w-0">
        <label htmlFor={id} className="block leading-6 before:absolute before:inset-0">
          {label}
        </label>
        {hint ? (
          <div id={`${id}-hint`} className="text-ink-soft text-sm">
            {hint}
          </div>
        ) : null}
      </div>
    </div>
  );
}
