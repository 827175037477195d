import type { Vetting } from "#contract/members/vetting.ts";
import { toCountText, withNoun } from "#contract/values/trade.ts";

const toProfiles = (count: number) =>
  count === 1 ? "1 profile" : `${toCountText(count)} profiles`;

/** `53 profiles show the date`: below a stage; undefined where no profile proves it. */
export function toDatedText(count: number): string | undefined {
  if (count === 0) return undefined;
  return `${toProfiles(count)} ${count === 1 ? "shows" : "show"} the date`;
}

/** What so many of all profiles prove; undefined without a dated check. */
export function toRecordsText(count: number, total: number): string | undefined {
  if (count === 0) return undefined;
  const all = total === 1 ? "The profile" : `All ${toProfiles(total)}`;
  const profiles = count === total ? all : `${toCountText(count)} of ${toProfiles(total)}`;
  const verb = count === 1 ? "shows" : "show";
  return `${profiles} ${verb} what we checked, how, who did it and when.`;
}

/** `From 1,184 applicants to 60 developers, January 2024 to October 2026.` */
export function toPeriodText({ period, stations }: Vetting, members: number): string {
  const [first, last] = [stations[0]?.count, stations.at(-1)?.count].map((count) =>
    toCountText(count === "members" ? members : (count ?? 0)),
  );
  return withNoun(`From ${first} applicants to ${last} developers, ${period}.`);
}
