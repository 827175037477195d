import { memo, Suspense } from "react";
import { classNames } from "#design/class-names.ts";
import { lazyPart } from "#design/loading/lazy-part.ts";

const OverlapText = lazyPart(async () => (await import("./overlap-text.tsx")).OverlapText);

const heights = {
  1: "min-h-[1lh] truncate",
  2: "min-h-[2lh] sm:min-h-[1lh]",
  3: "min-h-[3lh]",
};

type OverlapLineProps = {
  timezone: string;
  /** How many lines it may take on a phone: their height is there before its code. */
  lines?: keyof typeof heights;
  className?: string;
};

/**
 * A member's time zone and the hours in common with the visitor's day. Rendered
 * again only for another member, since that would drop what waits for its code.
 */
export const OverlapLine = memo(function OverlapLine({
  timezone,
  lines = 1,
  className,
}: OverlapLineProps) {
  return (
    <p className={classNames(heights[lines], className)}>
      <Suspense>
        <OverlapText timezone={timezone} />
      </Suspense>
    </p>
  );
});
