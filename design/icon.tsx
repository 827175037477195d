import type { LucideIcon } from "lucide-react";
import { classNames } from "./class-names.ts";

/** A lucide icon in the drawing's 1.5 px line, 20 px unless `className` says otherwise. Decorative: the words beside it speak. */
export function Icon({ of: Drawing, className }: { of: LucideIcon; className?: string }) {
  return (
    <Drawing
      aria-hidden="true"
      focusable="false"
      strokeWidth={1.5}
      className={classNames("shrink-0", className ?? "size-5")}
    />
  );
}
