import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

type EmptyStateProps = {
  image?: ReactNode;
  title: ReactNode;
  children?: ReactNode;
  /** Next step, which every empty list has. */
  action?: ReactNode;
  className?: string;
};

/** Shown instead of an empty list. */
export function EmptyState({ image, title, children, action, className }: EmptyStateProps) {
  return (
    <div className={classNames("flex flex-col items-center py-12 text-center", className)}>
      {image ? <div className="mb-8 w-full max-w-56">{image}</div> : null}
      <p className="max-w-96 text-balance font-medium text-lg">{title}</p>
      {children ? <div className="mt-2 max-w-96 text-ink-soft">{children}</div> : null}
      {action ? <div className="mt-8">{action}</div> : null}
    </div>
  );
}
