import { memo, Suspense } from "react";
import { classNames } from "#design/class-names.ts";
import { lazyPart } from "#design/lazy-part.ts";

const OverlapText = lazyPart(async () => (await import("./overlap-text.tsx")).OverlapText);

type OverlapLineProps = {
  timezone: string;
  /** It may take several lines where there is room; otherwise it is always one. */
  isWrapped?: boolean;
  className?: string;
};

/**
 * A member's time zone and the hours in common with the visitor's day. Rendered
 * again only for another member, since that would drop what waits for its code.
 */
export const OverlapLine = memo(function OverlapLine({
  timezone,
  isWrapped = false,
  className,
}: OverlapLineProps) {
  return (
    <p className={classNames(isWrapped ? "min-h-[3lh]" : "min-h-[1lh] truncate", className)}>
      <Suspense>
        <OverlapText timezone={timezone} />
      </Suspense>
    </p>
  );
});
