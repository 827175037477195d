import { classNames } from "#design/class-names.ts";
import { Skeleton } from "#design/loading/skeleton.tsx";

/** As many tiles in a row as fit. */
export const SLOT_GRID = "grid grid-cols-[repeat(auto-fill,minmax(4rem,1fr))] gap-2";

const DAYS = Array.from({ length: 10 }, (_, index) => `day ${index}`);
const TIMES = Array.from({ length: 16 }, (_, index) => `time ${index}`);

/** Placeholder of the line that names the time zone. */
export function ZoneSkeleton() {
  return <Skeleton className="my-2.5 h-6 w-52" />;
}

/** Placeholder of days and times while they load. */
export function SlotSkeletons() {
  return (
    <div role="status">
      <span className="sr-only">Loading available times</span>
      <Skeletons of={DAYS} className="flex gap-2 overflow-hidden py-1" tile="h-13 w-18 shrink-0" />
      <div className="mt-6">
        <Skeletons of={TIMES} className={SLOT_GRID} tile="h-13" />
      </div>
    </div>
  );
}

type SkeletonsProps = { of: readonly string[]; className: string; tile: string };

function Skeletons({ of, className, tile }: SkeletonsProps) {
  return (
    <>
      <Skeleton className="h-6.5 w-32" />
      <div className={classNames("mt-2", className)}>
        {of.map((key) => (
          <Skeleton key={key} className={tile} />
        ))}
      </div>
    </>
  );
}
