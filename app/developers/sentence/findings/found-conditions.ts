import type { MemberFilter } from "#contract/members/member-query.ts";
import { toValueKey } from "../names/find-name.ts";
import type { Mode, Reading } from "../reading.ts";
import type { Findings } from "./findings.ts";

/** "One in European time, one in US time": the list can have hours in common with one place. */
const isOtherZone = ({ filter: { zone } }: Findings, first: MemberFilter) =>
  zone !== undefined && first.zone !== undefined && first.zone !== zone;

function offerZones(findings: Findings, text: string, filter: MemberFilter) {
  const { zone, overlap, day, ...others } = findings.filter;
  const known = { zone, overlap, ...(day && { day }) } as MemberFilter;
  if (findings.zoneText) findings.offer(findings.zoneText, [known]);
  findings.filter = others;
  findings.offer(text, [filter]);
}

/** Remembers sums and hours, of which a rate is reckoned at the end. */
function addSums({ sums }: Findings, reading: Reading, text: string) {
  const { weekRate, total, weeklyHours, totalHours } = reading;
  if (weekRate !== undefined) sums.weekRate = { value: weekRate, text };
  if (total !== undefined) sums.total = { value: total, text };
  if (weeklyHours !== undefined) sums.weeklyHours = weeklyHours;
  if (totalHours !== undefined) sums.totalHours = { value: totalHours, text };
}

export function addCondition(
  findings: Findings,
  reading: Reading,
  text: string,
  mode: Mode,
  labels: ReadonlyMap<string, string>,
) {
  const { isOffered, isWeak, isAtLeast = false, opposite, seasoned } = reading;
  if (reading.isCheap && (mode === "want" || mode === "soft")) {
    findings.isCheap = true;
    return;
  }
  const filters = isAtLeast ? [] : reading.filters;
  const [first] = filters;
  if (mode === "want") addSums(findings, reading, text);
  // "75 for excellent people, otherwise 65", "senior max 80, junior max 40"
  const { rate_max: known, seniority_level: levels = [] } = findings.filter;
  const isOfOthers = reading.isOtherwise || levels.length > 1;
  if (isOfOthers && known !== undefined && known > (first?.rate_max ?? known)) return;
  const likely =
    seasoned?.flatMap(
      (value) => labels.get(toValueKey({ field: "seniority_level", value })) ?? [],
    ) ?? [];
  const isSaid = mode !== "not" && mode !== "unneeded" && mode !== "dropped";
  if (seasoned && isSaid) {
    findings.likely = likely;
    if (mode === "want") findings.seasoned = seasoned;
  } else if (mode === "not" && opposite) findings.add(opposite);
  else if (mode === "soft" && !isWeak && (first?.available ?? first?.available_by)) {
    findings.soon.push({ text, filters });
  } else if (mode === "soft" && !isWeak && first) {
    // "Best under 60 an hour" ranks by rate; "ideally part time" has a filter that does not rank.
    if (filters.length === 1 && first.rate_max !== undefined) findings.isCheap = true;
    findings.offer(text, filters);
  } else if (mode !== "want" || !first) {
    if (!isWeak) findings.ignored.push(text);
  } else if (filters.length > 1 || isOffered) findings.offer(text, filters);
  else if (isWeak) findings.weak = { filter: first, text };
  else if (isOtherZone(findings, first)) offerZones(findings, text, first);
  else {
    if (first.zone !== undefined) findings.zoneText = text;
    if (first.available ?? first.available_by) {
      // "Staffing for Q2. Start on 15 April"
      if (reading.start && !findings.isStartSaid) delete findings.filter.available_by;
      findings.isStartSaid ||= reading.start !== undefined;
      findings.dates.push(text);
    }
    findings.add(first);
  }
}
