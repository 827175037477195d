import { classNames } from "../class-names.ts";

/** A grey placeholder. Give it the size of its content: `h-5 w-40`. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        "block animate-pulse-soft rounded-field bg-line forced-colors:bg-[GrayText]",
        className,
      )}
    />
  );
}
