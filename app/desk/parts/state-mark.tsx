import type { ReactNode } from "react";
import { classNames } from "#design/class-names.ts";

type StateMarkProps = {
  label: string;
  /** Classes of the mark: full, a ring, or grey for what is over. */
  mark: readonly (string | false)[];
  /** What follows the label. */
  children?: ReactNode;
};

/** A state in words, with a mark that repeats it by shape and colour. */
export function StateMark({ label, mark, children }: StateMarkProps) {
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <span
        aria-hidden="true"
        className={classNames("size-2.5 rounded-full border-2 forced-color-adjust-none", ...mark)}
      />
      {label}
      {children}
    </span>
  );
}
