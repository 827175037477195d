import { type ReactNode, useEffect, useRef } from "react";
import { useNavigationType } from "react-router";
import { classNames } from "../class-names.ts";

/** Takes focus after a change of step: the button that had it is gone. */
export function StepTitle({ className, children }: { className?: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const hasMoved = useNavigationType() !== "POP";
  useEffect(() => {
    // A URL that loses its query moves as well, under a field that may have the focus.
    const hasField = document.activeElement?.matches("input, select, textarea");
    if (hasMoved && !hasField) heading.current?.focus({ preventScroll: true });
  }, [hasMoved]);
  return (
    <h1 ref={heading} tabIndex={-1} className={classNames("text-heading outline-none", className)}>
      {children}
    </h1>
  );
}
