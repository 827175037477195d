import { classNames } from "./class-names.ts";

/** A grey place where something will be. Give it the size of what comes: `h-5 w-40`. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames("block animate-pulse-soft rounded-field bg-line", className)}
    />
  );
}
