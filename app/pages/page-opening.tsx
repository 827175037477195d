import type { ReactNode } from "react";
import { classNames } from "#design/class-names.ts";

type PageOpeningProps = {
  heading: string;
  lead: string;
  /** Stands under the lead: the page's one action, or what is known about the text. */
  children?: ReactNode;
  className?: string;
};

/** The head of a page: what it says in one line and in two. Right of it there is room for the lines. */
export function PageOpening({ heading, lead, children, className }: PageOpeningProps) {
  return (
    <div
      className={classNames("page-column relative z-2 pt-12 pb-14 md:pt-20 md:pb-20", className)}
    >
      <h1 className="max-w-[46rem] text-display">{heading}</h1>
      {lead ? <p className="mt-6 max-w-[38rem] text-ink-soft text-lg">{lead}</p> : null}
      {children ? <div className="mt-8">{children}</div> : null}
    </div>
  );
}
