import type { Faq } from "#contract/content/page-text.ts";
import { toFolded } from "#platform/text/fold-text.ts";

/** Longest search that is looked at. */
export const MAX_FAQ_SEARCH = 100;

function toText(html: string): string {
  return html.replace(/<[^>]*>/g, " ").replaceAll("&amp;", "&");
}

/**
 * The questions that hold every word of a search, in question or answer; all of them without one.
 */
export function searchFaq(groups: Faq["groups"], search: string): Faq["groups"] {
  const words = toFolded(search.slice(0, MAX_FAQ_SEARCH)).split(/\s+/).filter(Boolean);
  if (words.length === 0) return groups;
  return groups
    .map((group) => ({
      ...group,
      questions: group.questions.filter(({ question, answer }) => {
        const text = toFolded(`${question} ${toText(answer)}`);
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ questions }) => questions.length > 0);
}

export function countQuestions(groups: Faq["groups"]): number {
  return groups.reduce((sum, { questions }) => sum + questions.length, 0);
}

/** `24 questions`, `1 question about “notice”`, `Nothing about “cats”`. */
export function toResultText(count: number, search: string): string {
  const questions = count === 1 ? "1 question" : `${count} questions`;
  const about = search.trim();
  if (about === "") return questions;
  return count === 0 ? `No question about “${about}”` : `${questions} about “${about}”`;
}
