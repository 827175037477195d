import { readFilterPart } from "#app/developers/developers-page.server.ts";
import { toMemberQuery } from "#app/developers/filters/member-query.ts";
import { SENIORITY_LEVELS } from "#contract/member-terms.ts";
import type { Database } from "#database/client.server.ts";
import type { SearchCriteria } from "./find.store.ts";

/** Fields of the list's filter that the form has a field for as well. */
const FORM_FIELDS = ["technology", "seniority_level", "rate_max"];

/** The filters of `/developers` that had no results, from the URL (product §9). */
export async function readSearchCriteria(
  db: Database,
  params: URLSearchParams,
): Promise<SearchCriteria | undefined> {
  const { filter, chips } = await readFilterPart(db, toMemberQuery(params).filter);
  if (chips.length === 0) return undefined;
  const others = chips.filter(({ key }) => !FORM_FIELDS.some((field) => key.startsWith(field)));
  const levels = filter.seniority_level ?? [];
  return {
    technologies: (filter.technology ?? []).map(String),
    // A level means that level or above.
    seniority_level: SENIORITY_LEVELS.find((level) => levels.includes(level)) ?? "",
    max_rate: filter.rate_max,
    message: others.length > 0 ? `Also wanted: ${others.map(({ label }) => label).join(", ")}` : "",
  };
}
