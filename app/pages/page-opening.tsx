import type { ReactNode } from "react";
import { ActionLine } from "#design/buttons/action-line.tsx";
import { classNames } from "#design/class-names.ts";

type PageOpeningProps = {
  heading: string;
  lead: string;
  /** The page's one action, which a line leads to. */
  action?: { button: ReactNode; curve: string };
  /** Below the lead: metadata of the text. */
  children?: ReactNode;
  className?: string;
};

/** Title and lead of a page. The space right of it is free for the line to its action. */
export function PageOpening({ heading, lead, action, children, className }: PageOpeningProps) {
  return (
    <div className="relative z-2 overflow-x-clip">
      <div className={classNames("page-column pt-12 pb-14 md:pt-20 md:pb-20", className)}>
        <h1 className="max-w-[46rem] text-display">{heading}</h1>
        {lead ? <p className="mt-6 max-w-[38rem] text-ink-soft text-lg">{lead}</p> : null}
        {action ? (
          <ActionLine curve={action.curve} className="mt-8">
            {action.button}
          </ActionLine>
        ) : null}
        {children ? <div className="mt-8">{children}</div> : null}
      </div>
    </div>
  );
}
