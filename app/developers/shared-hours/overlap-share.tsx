import { Link } from "react-router";
import type { MemberFilter } from "#contract/members/member-query.ts";
import { toHoursKey } from "#contract/members/working-day-terms.ts";
import { toCountText } from "#contract/values/trade.ts";
import { toPlaceName } from "#platform/time/time-zone-names.ts";
import { toDevelopersUrl } from "../filters/member-url.ts";
import { OVERLAP_STEPS, type OverlapData, sumZones } from "./overlap-counts.ts";
import { useOverlapCounts } from "./use-overlap-counts.ts";

const [HOURS] = OVERLAP_STEPS;

export type OverlapShareProps = {
  overlap: OverlapData;
  /** Of the members that are counted. */
  filter?: MemberFilter;
};

/** `9 of 14 share 4 h or more with your working day in Berlin`, a link to them. */
export function OverlapShare({ overlap, filter = {} }: OverlapShareProps) {
  const { day, isOwn, counts } = useOverlapCounts(overlap);
  const [count = 0] = counts;
  const text = `${toCountText(count)} of ${toCountText(sumZones(overlap.zones))} ${count === 1 ? "shares" : "share"} ${HOURS} h or more with ${isOwn ? "your" : "a"} working day in ${toPlaceName(day.zone)}`;
  if (count === 0) return text;
  const to = { ...filter, overlap: HOURS, zone: day.zone, day: toHoursKey(day) };
  return (
    <Link to={toDevelopersUrl(to)} rel="nofollow" className="link">
      {text}
    </Link>
  );
}
