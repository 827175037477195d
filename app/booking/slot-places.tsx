import { Skeleton } from "#design/skeleton.tsx";

const DAYS = ["one", "two", "three", "four", "five", "six"];
const TIMES = [...DAYS, "seven", "eight"];

/** Keeps the place of a select with its label and hint. */
export function ZonePlace() {
  return (
    <div>
      <Skeleton className="h-6.5 w-32" />
      <Skeleton className="mt-1 h-5 w-56" />
      <Skeleton className="mt-2 h-12" />
    </div>
  );
}

/** Keeps the place of days and times while they are on their way. */
export function SlotPlaces() {
  return (
    <div role="status" className="sm:grid sm:grid-cols-[minmax(0,13rem)_minmax(0,1fr)] sm:gap-x-6">
      <span className="sr-only">The free times are on their way</span>
      <div>
        <Skeleton className="h-5 w-10" />
        <div className="mt-3 grid grid-cols-2 gap-2 sm:grid-cols-1">
          {DAYS.map((day) => (
            <Skeleton key={day} className="h-12" />
          ))}
        </div>
      </div>
      <div className="mt-6 sm:mt-0">
        <Skeleton className="h-5 w-48" />
        <div className="mt-3 grid grid-cols-2 gap-2">
          {TIMES.map((time) => (
            <Skeleton key={time} className="h-12" />
          ))}
        </div>
      </div>
    </div>
  );
}
