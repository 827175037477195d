import { readFilterPart } from "#app/developers/developers-page.server.ts";
import { toMemberQuery } from "#app/developers/filters/member-query.ts";
import { readWords } from "#app/developers/filters/search-parameters.ts";
import { readSentenceFilter } from "#app/developers/sentence/sentence.service.server.ts";
import { MAX_DEVELOPERS } from "#contract/clients/find-request-terms.ts";
import type { MemberFilter } from "#contract/members/member-query.ts";
import { SENIORITY_LEVELS } from "#contract/members/member-terms.ts";
import type { Database } from "#database/client.server.ts";
import type { SearchCriteria } from "./find.store.ts";

const DAY = 86_400_000;

/** The option of the form for when to start; empty where the filter says nothing. */
function toStartDate({ available, available_by }: MemberFilter, today: string) {
  if (available) return "as_soon_as_possible";
  if (available_by === undefined) return "";
  const days = (Date.parse(available_by) - Date.parse(today)) / DAY;
  if (days <= 7) return "as_soon_as_possible";
  if (days <= 14) return "1_2_weeks";
  return days <= 31 ? "in_one_month" : "unknown";
}

/** The filters of `/developers` that had no results, from the URL (product §9). */
export async function readSearchCriteria(
  db: Database,
  params: URLSearchParams,
  today: string,
): Promise<SearchCriteria | undefined> {
  const input = toMemberQuery(params).filter;
  const meant = await readSentenceFilter(db, input, today);
  const { filter, chips } = await readFilterPart(db, meant.filter, { today, hasCounts: false });
  if (chips.length === 0) return undefined;
  const said = readWords(params);
  const others = [said, meant]
    .flatMap(({ missing, ignored, unclear }) => [missing, ignored, unclear])
    .filter(Boolean);
  const levels = filter.seniority_level ?? [];
  const [workload = "", ...more] = filter.workload ?? [];
  // A sentence that became filters is the client's own words.
  const sentence = input.q === meant.filter.q ? undefined : input.q;
  const people = said.people ?? meant.people;
  return {
    number_of_developers: people === undefined || people > MAX_DEVELOPERS ? "" : String(people),
    technologies: [...(filter.technology ?? []), ...(filter.technology_any ?? [])].map(String),
    // A level means that level or above.
    seniority_level: SENIORITY_LEVELS.find((level) => levels.includes(level)) ?? "",
    max_rate: filter.rate_max,
    workload: more.length > 0 ? "" : workload,
    start_date: toStartDate(filter, today),
    // In words as well: no field says "React or Vue", "without PHP" or "for 6 months".
    message: [
      sentence,
      `From your search: ${[...chips.map(({ label }) => label), ...others].join(", ")}`,
    ]
      .filter(Boolean)
      .join("\n"),
  };
}
