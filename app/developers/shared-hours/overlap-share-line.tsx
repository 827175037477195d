import { Suspense } from "react";
import { classNames } from "#design/class-names.ts";
import { lazyPart } from "#design/loading/lazy-part.ts";
import type { OverlapShareProps } from "./overlap-share.tsx";

const OverlapShare = lazyPart(async () => (await import("./overlap-share.tsx")).OverlapShare);

/** How many of several members share the visitor's hours; as high for every visitor. */
export function OverlapShareLine({
  className,
  ...props
}: OverlapShareProps & { className?: string }) {
  return (
    <p className={classNames("figures min-h-[2lh] sm:min-h-[1lh]", className)}>
      <Suspense>
        <OverlapShare {...props} />
      </Suspense>
    </p>
  );
}
