import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";

type SectionProps = ComponentProps<"div"> & {
  surface?: "paper" | "mist" | "ink";
  /** Classes of the inner column. */
  columnClassName?: string;
};

const surfaces = { paper: "", mist: "bg-mist", ink: "on-ink bg-ink text-paper" };

/**
 * A full-width band with the page's 1200 px column in it; a section of the page when it is named.
 * Between two bands of one surface there is the space of one (tokens.css).
 */
export function Section({
  surface = "paper",
  className,
  columnClassName,
  children,
  ...rest
}: SectionProps) {
  const isNamed = rest["aria-labelledby"] !== undefined || rest["aria-label"] !== undefined;
  const Element = isNamed ? "section" : "div";
  return (
    <Element
      {...rest}
      data-surface={surface}
      className={classNames("relative", surfaces[surface], className)}
    >
      <div className={classNames("page-column section-space relative z-2", columnClassName)}>
        {children}
      </div>
    </Element>
  );
}
