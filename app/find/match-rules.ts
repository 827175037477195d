import { toYears } from "#app/developers/parts/years-text.ts";
import type { Requested } from "#contract/clients/find-request.ts";
import type { MemberCard, MemberTechnology } from "#contract/members/member.ts";
import { SENIORITY_LABELS, TECHNOLOGY_TYPE } from "#contract/members/member-terms.ts";

type Query = Pick<Requested, "technologies" | "seniority_level" | "max_rate">;

/** Maximum number of reasons. */
const NAMED_TECHNOLOGIES = 3;
/** Years from which more experience does not rank higher. */
const ENOUGH_YEARS = 10;

/**
 * How well a member matches, larger is better: first the wanted technologies and years of
 * long, then whether they are of the very level, then whether they are free.
 */
export function toFit(member: MemberCard, query: Query, today: string): number {
  const known = toKnown(member, query).map(
    ({ type, years }) =>
      (type === TECHNOLOGY_TYPE.main ? 3 : 2) + Math.min(years, ENOUGH_YEARS) / ENOUGH_YEARS,
  );
  const isLevel = member.seniority_level === query.seniority_level;
  return (
    known.reduce((sum, points) => sum + points, 0) +
    (isLevel ? 1 : 0) +
    (isFree(member, today) ? 0.5 : 0)
  );
}

/** Why a member is shown, in a few words each: `React 6 years`, `within your budget`. */
export function toReasons(member: MemberCard, query: Query, today: string): string[] {
  const known = toKnown(member, query);
  const named = known
    .slice(0, NAMED_TECHNOLOGIES)
    .map(({ name, years }) => (years > 0 ? `${name} ${toYears(years)}` : name));
  const more = known.length - named.length;
  const { seniority_level } = member;
  return [
    ...named,
    ...(more > 0 ? [`${more} more of your technologies`] : []),
    ...(seniority_level === query.seniority_level
      ? [`${SENIORITY_LABELS[seniority_level].toLowerCase()} as you asked`]
      : []),
    ...(query.max_rate === undefined ? [] : ["within your budget"]),
    ...(isFree(member, today) ? ["available now"] : []),
  ];
}

/** The wanted technologies of the member, most years first. */
function toKnown(member: MemberCard, { technologies }: Query): MemberTechnology[] {
  return member.technologies
    .filter(({ slug }) => technologies.includes(slug))
    .toSorted((a, b) => a.type - b.type || b.years - a.years);
}

function isFree({ available_from }: MemberCard, today: string): boolean {
  return available_from !== null && available_from <= today;
}
