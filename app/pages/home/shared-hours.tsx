import { Link } from "react-router";
import { toDevelopersUrl } from "#app/developers/filters/member-url.ts";
import { toHoursText } from "#app/developers/overlap/day-options.ts";
import {
  OVERLAP_STEPS,
  type OverlapData,
  sumZones,
} from "#app/developers/shared-hours/overlap-counts.ts";
import { useOverlapCounts } from "#app/developers/shared-hours/use-overlap-counts.ts";
import { toHoursKey, USUAL_HOURS } from "#contract/members/working-day-terms.ts";
import { toCountText, withNoun } from "#contract/values/trade.ts";
import { Section } from "#design/text/section.tsx";
import { toPlaceName } from "#platform/time/time-zone-names.ts";

/** Fewer are seen at a glance on their cards. */
const MIN_MEMBERS = 3;
const ROW =
  "grid min-h-16 grid-cols-[6.5rem_minmax(0,1fr)_3.5rem] sm:grid-cols-[7rem_minmax(0,1fr)_6.5rem] items-center gap-x-4 sm:gap-x-6";

/** How many members share the visitor's working day, in steps of hours; each leads to them. A phone has it on cards. */
export function SharedHours({ overlap }: { overlap: OverlapData }) {
  const { day, isOwn, counts } = useOverlapCounts(overlap);
  const total = sumZones(overlap.zones);
  if (total < MIN_MEMBERS) return null;
  const place = `${toHoursText(day)} in ${toPlaceName(day.zone)}`;
  return (
    <Section surface="mist" aria-labelledby="shared-hours" className="max-sm:hidden">
      <div className="grid gap-10 lg:grid-cols-12 lg:gap-8">
        <div className="lg:col-span-5">
          <h2 id="shared-hours" className="text-heading">
            Who&rsquo;s online when you are
          </h2>
          <p className="figures mt-4 min-h-[2lh] sm:min-h-[1lh] max-w-[30rem] text-ink-soft text-lg">
            {isOwn ? `Your day: ${place}.` : `Example: ${place}.`}
          </p>
          <p className="mt-4 max-w-[30rem] text-ink-soft">
            We count {toHoursText(USUAL_HOURS)}
            {withNoun(" in each developer’s time zone, by today’s clocks.")}
          </p>
        </div>
        <ul className="figures border-line border-b lg:col-span-6 lg:col-start-7">
          {OVERLAP_STEPS.map((hours, index) => {
            const count = counts[index] ?? 0;
            const row = (
              <>
                <span>{hours === 8 ? "8 h" : `${hours} h or more`}</span>
                <svg aria-hidden="true" className="block h-3 w-full overflow-visible">
                  <line x2="100%" y1="6" y2="6" className="stroke-line-strong" />
                  {count > 0 ? (
                    <rect
                      width={`${Math.round((count / total) * 1000) / 10}%`}
                      height="12"
                      className="fill-blue-wash stroke-blue forced-colors:fill-[CanvasText]"
                    />
                  ) : null}
                </svg>
                <span className="text-right">
                  <span className={`font-semibold text-title ${count > 0 ? "link" : ""}`}>
                    {toCountText(count)}
                  </span>
                  <span className="text-ink-soft max-sm:sr-only"> of {toCountText(total)}</span>
                  <span className="sr-only">{withNoun(" developers")}</span>
                </span>
              </>
            );
            const filter = { overlap: hours, zone: day.zone, day: toHoursKey(day) };
            return (
              <li key={hours} className="border-line border-t">
                {count > 0 ? (
                  <Link to={toDevelopersUrl(filter)} rel="nofollow" className={ROW}>
                    {row}
                  </Link>
                ) : (
                  <p className={ROW}>{row}</p>
                )}
              </li>
            );
          })}
        </ul>
      </div>
    </Section>
  );
}
