import type { IconNode } from "lucide";
import { createElement } from "react";
import { classNames } from "./class-names.ts";

/**
 * An icon of lucide in lines of 1.5 px, 20 px wide unless `className` sets another size.
 * Decorative: the text beside it has the meaning.
 */
export function Icon({ of, className }: { of: IconNode; className?: string }) {
  const attributes = {
    width: 24,
    height: 24,
    viewBox: "0 0 24 24",
    fill: "none",
    stroke: "currentColor",
    strokeWidth: 1.5,
    strokeLinecap: "round",
    strokeLinejoin: "round",
    className: classNames("shrink-0", className ?? "size-5"),
    "aria-hidden": true,
    focusable: false,
  } as const;
  return createElement(
    "svg",
    attributes,
    ...of.map(([tag, attributes]) => createElement(tag, attributes)),
  );
}
