import type { IconNode } from "lucide";
import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon.tsx";

type IconButtonProps = Omit<ComponentProps<"button">, "children"> & {
  icon: IconNode;
  /** Accessible name. */
  label: string;
};

/** A round 44 px button that shows only an icon. */
export function IconButton({ icon, label, className, type = "button", ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={classNames(
        "inline-flex size-11 shrink-0 items-center justify-center rounded-full transition-colors hover:bg-mist",
        className,
      )}
    >
      <Icon of={icon} />
    </button>
  );
}
