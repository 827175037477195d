import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../class-names.ts";

type ChoiceProps = Omit<ComponentProps<"input">, "type" | "children"> & {
  type: "radio" | "checkbox";
  label: ReactNode;
  hint?: ReactNode;
  /** Closer together where a mouse points; a thumb keeps its 44 px. */
  dense?: boolean;
};

const box =
  "peer relative z-10 size-6 shrink-0 appearance-none border border-line-strong bg-paper transition-colors hover:border-ink checked:border-blue forced-colors:appearance-auto";
const boxes = {
  radio: "rounded-full checked:border-[7px]",
  checkbox:
    "grid place-content-center rounded-[0.375rem] checked:bg-blue before:size-3.5 before:scale-0 before:bg-paper before:[clip-path:polygon(14%_44%,0_65%,50%_100%,100%_16%,80%_0,43%_62%)] checked:before:scale-100",
};

/** One radio button or tick box with its label; the row is 44 px high so that a thumb finds it. */
export function Choice({ type, label, hint, id, dense = false, className, ...rest }: ChoiceProps) {
  return (
    <div
      className={classNames(
        "relative flex gap-3 py-2.5",
        dense && "lg:pointer-fine:py-1.5",
        className,
      )}
    >
      <input
        {...rest}
        id={id}
        type={type}
        aria-describedby={
          [rest["aria-describedby"], hint ? `${id}-hint` : undefined].filter(Boolean).join(" ") ||
          undefined
        }
        className={classNames(box, boxes[type])}
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
