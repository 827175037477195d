import type { MemberFilter } from "#contract/members/member-query.ts";
import { SENIORITY_LEVELS } from "#contract/members/member-terms.ts";
import type { Role } from "#contract/members/role-terms.ts";
import { toCountryCodes } from "#contract/values/regions.ts";
import { toFolded } from "#platform/text/fold-text.ts";
import { PREFERRED_WORD } from "../../dictionaries/preferred-word.ts";
import { CROSS_PLATFORM } from "../../dictionaries/roles.ts";
import { withoutLevels } from "../names/levels.ts";
import type { Findings } from "./findings.ts";

/** All of one language is that language, and a choice that one of all makes needless is none. */
function tidyLanguages(filter: MemberFilter): void {
  const { language, language_all: all } = filter;
  if (all && language?.some((code) => all.includes(code))) delete filter.language;
  if (all?.length !== 1 || filter.language) return;
  filter.language = all;
  delete filter.language_all;
}

/** What only ranks is named once, and not where everyone has it: "for a bank, finance experience required". */
export function toRest(
  rest: readonly string[],
  { filter, wanted, deniedLabels: denied }: Findings,
): string {
  const tags = [...wanted.values()].filter(({ named }) => named.field === "tag");
  const [only, ...others] = tags;
  const isOne = others.length === 0 && filter.tag?.length === 1;
  const needless = isOne && only?.label ? [only.label] : [];
  // "No Laravel, the last one only knew Laravel" ranks no one who has it.
  const unranked = new Set([...needless, ...denied].map((label) => `${PREFERRED_WORD} ${label}`));
  return [...new Set(rest)].filter((text) => !unranked.has(text)).join(" ");
}

/** "Poland, but not from other EU countries": who is in Poland, which the denial must not rule out. */
function tidyCountries(filter: MemberFilter) {
  const { country, country_not } = filter;
  if (!country || !country_not) return;
  const wanted = toCountryCodes(country);
  const left = country_not.filter((place) => {
    const denied = new Set(toCountryCodes([place]));
    return !wanted.every((code) => denied.has(code));
  });
  if (left.length > 0) filter.country_not = left;
  else delete filter.country_not;
}

/** Of several people, one can be meant by "experienced". "Web developer" is one, whom several roles are. */
function addSeasoned(filter: MemberFilter, { seasoned, wanted }: Findings): void {
  const isLevelSaid = filter.seniority_level ?? filter.experience_min;
  const roles = [...wanted.values()].filter(({ named }) => named.field === "role");
  const isOnePerson = (filter.role ?? []).length < 2 || roles.length === 1;
  if (seasoned.length > 0 && isLevelSaid === undefined && isOnePerson)
    filter.seniority_level = [...seasoned];
}

const WELCOME = new RegExp(`^${PREFERRED_WORD} `);

/** The platforms of "React Native, iOS + Android" are those of one app. */
function mergePlatforms(filter: MemberFilter, rest: readonly string[]): void {
  const { role = [], technology = [], technology_any = [] } = filter;
  const isBoth = role.includes("ios") && role.includes("android");
  const isCross =
    [...technology, ...technology_any].some((name) => CROSS_PLATFORM.includes(String(name))) ||
    // "An app for iOS and Android, probably Flutter"
    rest.some((text) =>
      CROSS_PLATFORM.includes(toFolded(text).replace(WELCOME, "").replace(" ", "-")),
    );
  if (!isBoth || !isCross) return;
  const others = role.filter((one) => one !== "ios" && one !== "android");
  filter.role = [...new Set<Role>([...others, "mobile"])];
}

/** A choice of one technology is none; full and part time together leave everybody, as all levels do. */
export function tidy(findings: Findings): MemberFilter {
  const { filter, weak, notLevels, soon, isYearsRange } = findings;
  const tidied: MemberFilter = { ...filter };
  addSeasoned(tidied, findings);
  const { technology_any, workload } = tidied;
  if (technology_any?.length === 1) {
    delete tidied.technology_any;
    tidied.technology = [...(tidied.technology ?? []), ...technology_any];
  }
  mergePlatforms(tidied, findings.rest);
  tidyLanguages(tidied);
  tidyCountries(tidied);
  if (workload && workload.length > 1) delete tidied.workload;
  // "Senior, 3 to 5 years of React" may have more of others.
  const isSenior = tidied.seniority_level?.some((level) => level === "senior" || level === "lead");
  if (isYearsRange && isSenior) delete tidied.experience_max;
  if (tidied.available_by) delete tidied.available;
  // "Available ideally at once" is welcome.
  else if (weak?.filter.available && soon.length === 0) tidied.available ??= true;
  if (notLevels.size > 0) {
    const levels = withoutLevels(tidied.seniority_level, notLevels);
    if (levels.length > 0) tidied.seniority_level = levels;
  }
  if (tidied.seniority_level?.length === SENIORITY_LEVELS.length) delete tidied.seniority_level;
  return tidied;
}
