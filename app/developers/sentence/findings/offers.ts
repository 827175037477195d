import type { MemberFilter } from "#contract/members/member-query.ts";
import { findZone } from "../names/places.ts";
import type { SentenceContext } from "../sentence-context.ts";
import { toSentenceWords } from "../words/words.ts";
import type { Findings } from "./findings.ts";

/**
 * A place needs no offer where hours in common with it are asked for, nor do its hours: "we are in Oslo,
 * at our hours".
 */
export function isAskedFor(
  { text, filters, isText }: Findings["unclear"][number],
  { zone, technology = [], technology_any = [], country_not = [] }: MemberFilter,
  { dictionary }: SentenceContext,
): boolean {
  if (isText) return false;
  // "Our team is in Asia, no one from there"
  const ruledOut: readonly string[] = country_not;
  if (filters.every((offered) => offered.country?.every((place) => ruledOut.includes(place))))
    return true;
  // "Our old .NET app has to be migrated to .NET 8"
  const named: readonly (string | number)[] = [...technology, ...technology_any];
  if (filters.every((offered) => offered.technology?.every((slug) => named.includes(slug))))
    return true;
  if (zone === undefined) return false;
  const isPlace = () => findZone(toSentenceWords(text), 0, dictionary)?.zone === zone;
  return filters.every((offered) => offered.zone === zone || (offered.country && isPlace()));
}
