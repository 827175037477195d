import type { SentenceContext } from "./sentence-context.ts";
import { readFalseFriends } from "./sentence-false-friends.ts";
import { readSharedRegions } from "./sentence-shared-regions.ts";
import { correctSpelling } from "./sentence-spelling.ts";
import { readClouds, readStacks } from "./sentence-stacks.ts";
import { type SentenceWord, toSentenceWords } from "./sentence-words.ts";

/** The words of a sentence as they are likely meant. */
export function toReadWords(text: string, context: SentenceContext): readonly SentenceWord[] {
  const spelt = correctSpelling(readFalseFriends(toSentenceWords(text)), context);
  const stacked = readStacks(readSharedRegions(spelt), context.dictionary);
  return readClouds(stacked, context.dictionary);
}
