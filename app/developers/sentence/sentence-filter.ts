import type { MemberFilter } from "#contract/members/member-query.ts";
import type { SeniorityLevel } from "#contract/members/member-terms.ts";
import { PREFERRED_WORD } from "../dictionaries/preferred-word.ts";
import type { ReadItems } from "./findings/additions.ts";
import type { Findings } from "./findings/findings.ts";
import { tidy } from "./findings/tidy.ts";
import { hasSign, type Item } from "./items/items.ts";
import { toProductRoles } from "./items/products.ts";
import { widenOpenLevels } from "./names/levels.ts";
import type { SentenceContext } from "./sentence-context.ts";
import { toNameKey } from "./words/words.ts";

/** What is nearest to what no one has ranks, unless it is asked for, or something like it. */
function listNear(findings: Findings, filter: MemberFilter, { dictionary }: SentenceContext) {
  const { technology = [], technology_any = [], technology_not = [], role } = filter;
  const named: readonly (string | number)[] = [...technology, ...technology_any, ...technology_not];
  return [...findings.near].flatMap((name) => {
    const [meaning] = dictionary.names.get(toNameKey(name)) ?? [];
    const isKnown =
      meaning?.field === "role" ? (role ?? named[0]) : named.includes(meaning?.value ?? "");
    return !meaning || isKnown ? [] : [`${PREFERRED_WORD} ${name}`];
  });
}

const isOr = (item: Item | undefined) => hasSign(item, "or");
const isLead = (item: Item) =>
  item.kind === "name" && item.name.values.some(({ value }) => value === "tech-lead");

/** "Tech lead, back-end" is one person: a lead who does back-end work. */
function withLeadLevel(filter: MemberFilter, people = 1): MemberFilter {
  const { role = [], seniority_level = [] } = filter;
  const isLead = role.includes("tech-lead") && !role.includes("architect");
  if (people > 1 || role.length < 2 || !isLead) return filter;
  const levels = new Set<SeniorityLevel>([...seniority_level, "lead"]);
  const others = role.filter((one) => one !== "tech-lead");
  return { ...filter, role: others, seniority_level: [...levels] };
}

/** The filter that was found, and what only ranks beside it. */
export function toFilter(
  findings: Findings,
  { items, words, choices, people }: ReadItems & { people?: number },
  context: SentenceContext,
): MemberFilter {
  // "Tech lead or back-end developer" is either of them.
  const isEither = items.some(
    (item, at) =>
      isLead(item) && choices.has(at) && [at - 1, at + 1].some((one) => isOr(items[one])),
  );
  const tidied = tidy(findings);
  const levelled = isEither ? tidied : withLeadLevel(tidied, people);
  const read = widenOpenLevels(levelled, words);
  const products =
    read.seniority_level || findings.missing.length > 0 ? [] : toProductRoles(items, words, read);
  const filter = products.length > 0 ? { ...read, role: products } : read;
  findings.rest.push(...listNear(findings, filter, context));
  const isLevelSaid = filter.seniority_level ?? filter.experience_min;
  if (isLevelSaid === undefined) {
    findings.rest.push(...findings.likely.map((level) => `${PREFERRED_WORD} ${level}`));
  }
  return filter;
}
