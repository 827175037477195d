import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";

type ActionLineProps = {
  /** The button, or buttons, that the line leads to. */
  children: ReactNode;
  /**
   * From xl up, the line's last part: it begins at 0 0, 464 px left of the content's right edge,
   * and ends outside the page at x = 3000. Without it the line is straight.
   */
  curve?: string;
  onInk?: boolean;
  /** Several buttons, stacked on a phone, without the line. */
  isStacked?: boolean;
  className?: string;
};

/**
 * The next action with a line that comes from the page's right edge and ends on a node beside it.
 * An ancestor that is as wide as the page clips it (`overflow-x-clip`).
 */
export function ActionLine({
  children,
  curve,
  onInk = false,
  isStacked = false,
  className,
}: ActionLineProps) {
  return (
    <div
      className={classNames(
        "flex items-center gap-4",
        isStacked && "max-sm:flex-col max-sm:items-stretch max-sm:gap-3",
        className,
      )}
    >
      {children}
      <div
        aria-hidden="true"
        className={classNames(
          "flex min-w-0 flex-1 items-center stroke-pencil print:hidden",
          curve ? "max-xl:-mr-[50vw]" : "-mr-[50vw]",
          isStacked && "max-sm:hidden",
        )}
      >
        <span
          data-node
          className={classNames(
            "size-2 shrink-0 rounded-full border",
            onInk ? "border-blue-light" : "border-blue",
          )}
        />
        <svg aria-hidden="true" className="h-px w-full min-w-0 flex-1 overflow-visible">
          <line x1="0" y1="0.5" x2="100%" y2="0.5" strokeWidth="1.25" />
        </svg>
        {curve ? (
          <svg
            aria-hidden="true"
            fill="none"
            strokeWidth="1.25"
            className="hidden h-px w-[29rem] shrink-0 overflow-visible xl:block"
          >
            <path d={curve} transform="translate(0 0.5)" />
          </svg>
        ) : null}
      </div>
    </div>
  );
}
