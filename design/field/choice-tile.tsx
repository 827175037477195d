import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";

type ChoiceTileProps = Omit<ComponentProps<"input">, "type" | "className"> & {
  /** `checkbox` where several are chosen. */
  type?: "radio" | "checkbox";
  className?: string;
};

/** One radio button or checkbox as a tile: for many short answers side by side, such as days or times. */
export function ChoiceTile({ type = "radio", children, className, ...rest }: ChoiceTileProps) {
  return (
    <label
      className={classNames(
        "relative flex min-h-12 cursor-pointer flex-col items-center justify-center rounded-field border border-line-strong bg-paper px-1 py-1.5 text-center leading-tight transition-colors hover:border-ink has-checked:border-blue has-checked:bg-blue-wash has-checked:text-blue has-checked:shadow-[inset_0_0_0_1px_var(--color-blue)] has-focus-visible:outline-2 has-focus-visible:outline-blue has-focus-visible:outline-offset-2 forced-colors:has-checked:outline-2",
        className,
      )}
    >
      <input
        {...rest}
        type={type}
        // Over the whole tile, so that touch and screen readers find it where it is seen.
        className="absolute inset-0 size-full cursor-pointer appearance-none rounded-field opacity-0"
      />
      {children}
    </label>
  );
}
