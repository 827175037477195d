import { redirect } from "react-router";
import type { PageHandle } from "#contract/content/page.ts";
import { servicesContext } from "#services/services.server.ts";
import { toMemberQuery } from "../filters/member-query.ts";
import { MATCH_PARAMETERS, MEMBER_PARAMETERS, toDevelopersUrl } from "../filters/member-url.ts";
import {
  joinSentences,
  readWords,
  SENTENCE_PARAMETERS,
  withWords,
} from "../filters/search-parameters.ts";
import { toToday } from "../search/today.ts";
import { readSentenceFilter } from "../sentence/sentence.service.server.ts";
import type { Route } from "./+types/search.ts";

export const handle: PageHandle = {
  query: [...MEMBER_PARAMETERS, ...MATCH_PARAMETERS, ...SENTENCE_PARAMETERS],
};

/** Where the search forms lead: a sentence becomes the filters that it means. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(servicesContext);
  const { filter, per_page } = toMemberQuery(url.searchParams);
  const meant = await readSentenceFilter(db, filter, toToday(clock()));
  const before = readWords(url.searchParams);
  // A sentence that is typed beside filters is added to the one before.
  const words = { ...joinSentences(before, meant), isCut: before.isCut };
  return redirect(withWords(toDevelopersUrl(meant.filter, 1, per_page), words), {
    headers: { "Cache-Control": "no-store" },
  });
}
