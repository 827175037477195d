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
      <Skeletons of={DAYS} />
      <div className="mt-6">
        <Skeletons of={TIMES} />
      </div>
    </div>
  );
}

function Skeletons({ of }: { of: readonly string[] }) {
  return (
    <>
      <Skeleton className="h-6.5 w-32" />
      <div className={classNames("mt-2", SLOT_GRID)}>
        {of.map((key) => (
          <Skeleton key={key} className="h-13" />
        ))}
      </div>
    </>
  );
}
