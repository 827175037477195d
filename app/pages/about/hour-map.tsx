import { useSite } from "#app/site/use-site.ts";
import { withNoun } from "#contract/values/trade.ts";
import { classNames } from "#design/class-names.ts";

type Column = { offset: number; members: number };

/** Hours of difference up to which two working days of eight hours share at least four. */
const SHARED_HALF_DAY = 4;
/** Dots stacked in one column. */
const MAX_DOTS = 20;

/** `UTC`, `+2`, `−5`, `+5:30`. */
function toOffsetText(offset: number): string {
  if (offset === 0) return "UTC";
  const hours = Math.trunc(Math.abs(offset));
  const minutes = Math.round((Math.abs(offset) - hours) * 60);
  const sign = offset < 0 ? "−" : "+";
  return `${sign}${hours}${minutes ? `:${String(minutes).padStart(2, "0")}` : ""}`;
}

/** Every hour between the outermost ones, also those without developers. */
function toColumns(counted: readonly Column[]): Column[] {
  const first = Math.floor(counted[0]?.offset ?? 0);
  const last = Math.floor(counted.at(-1)?.offset ?? 0);
  const hours = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const known = new Map(counted.map(({ offset, members }) => [offset, members]));
  return [...new Set([...hours, ...known.keys()])]
    .toSorted((one, other) => one - other)
    .map((offset) => ({ offset, members: known.get(offset) ?? 0 }));
}

type HourMapProps = {
  counted: readonly Column[];
  /** The agency's zone, whose working day the band shows: hours from UTC and name. */
  home: { offset: number; name: string };
};

/** A dot for each developer at the hour of their clock; on a phone the hours are stacked. */
export function HourMap({ counted, home }: HourMapProps) {
  const accent = useSite()?.accent;
  const columns = toColumns(counted);
  const total = counted.reduce((sum, { members }) => sum + members, 0);
  const near = counted
    .filter(({ offset }) => Math.abs(offset - home.offset) <= SHARED_HALF_DAY)
    .reduce((sum, { members }) => sum + members, 0);
  if (total === 0) return null;
  const most = Math.max(...counted.map(({ members }) => members));
  const unit = Math.ceil(most / MAX_DOTS);
  return (
    <figure>
      <ol className="lg:flex lg:items-stretch lg:border-ink lg:border-b">
        {columns.map(({ offset, members }) => {
          const isNear = Math.abs(offset - home.offset) <= SHARED_HALF_DAY;
          return (
            <li
              key={offset}
              className={classNames(
                "flex min-w-0 items-center gap-3 lg:flex-1 lg:flex-col-reverse lg:gap-0 lg:pb-0",
                members === 0 && "hidden lg:flex",
                isNear && "bg-blue-wash",
              )}
            >
              <span
                className={classNames(
                  "figures w-14 shrink-0 border-line border-r py-1.5 pl-2 text-sm lg:w-full lg:border-line lg:border-t lg:border-r-0 lg:py-2 lg:pl-0 lg:text-center",
                  offset === home.offset ? "font-semibold text-ink" : "text-ink-soft",
                )}
              >
                <span className="sr-only">UTC </span>
                {toOffsetText(offset)}
                <span className="sr-only">
                  : {members}
                  {withNoun(" developers")}
                </span>
              </span>
              <span
                aria-hidden="true"
                className="flex flex-wrap gap-1 py-1.5 lg:h-80 lg:flex-col-reverse lg:flex-nowrap lg:items-center lg:pb-3"
              >
                {Array.from({ length: Math.ceil(members / unit) }, (_, dot) => (
                  <span
                    // biome-ignore lint/suspicious/noArrayIndexKey: dots are all alike
                    key={dot}
                    className={classNames(
                      "size-2.5 shrink-0 rounded-full border border-ink forced-color-adjust-none",
                      offset === home.offset ? "bg-accent" : "bg-paper",
                    )}
                  />
                ))}
              </span>
            </li>
          );
        })}
      </ol>
      <figcaption className="figures mt-4 max-w-reading text-ink-soft text-sm">
        One dot is {unit === 1 ? withNoun("one developer") : withNoun(`up to ${unit} developers`)},
        by standard time zone. {accent ? "In the accent color" : "Orange"} is {home.name}; in the
        blue band, where {near} of {total} live, the working day overlaps with ours by at least four
        hours.
      </figcaption>
    </figure>
  );
}
