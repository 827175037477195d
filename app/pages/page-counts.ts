import type { VettedCounts } from "#app/developers/stats/vetted-counts.ts";
import { mapTexts } from "#app/site/terms/fill-terms.ts";
import type { PageText } from "#contract/content/page-text.ts";
import { withNoun } from "#contract/values/trade.ts";

/** In the words of a page: how many of the developers have a dated interview. */
const INTERVIEWED = "{{interviewed}}";

const PLACEHOLDER = /\{\{\s*\w+\s*\}\}/g;

/** Whether the words of a page contain what is counted on the site. */
export const hasCounts = (text: PageText): boolean => JSON.stringify(text).includes(INTERVIEWED);

/** `53 of 60 developers`, or `everyone`. */
function toInterviewedText({ interview, members }: VettedCounts): string {
  if (interview === members) return "everyone";
  return `${interview} of ${members} ${members === 1 ? withNoun("developer") : withNoun("developers")}`;
}

export function fillCounts(text: PageText, counts: VettedCounts): PageText {
  return mapTexts(text, (part) => part.replaceAll(INTERVIEWED, toInterviewedText(counts)));
}

/** Placeholders in a line that nothing replaces. */
export function findUnknownCounts(line: string): string[] {
  return [...line.matchAll(PLACEHOLDER)].map(([found]) => found).filter((it) => it !== INTERVIEWED);
}
