import { HESITATIONS } from "../../dictionaries/hesitations.ts";
import { type SentenceWord, toNameKey } from "../words/words.ts";

const hesitations = new Set(HESITATIONS.split(",").map(toNameKey));

/** The words of a text without what is said again after a pause: "except uh except Russia". */
export function withoutStutters(words: readonly SentenceWord[]): readonly SentenceWord[] {
  if (!words.some(({ key }) => hesitations.has(key))) return words;
  const isStutter = (at: number) => {
    const [word, pause, again] = words.slice(at, at + 3);
    return pause && again && hesitations.has(pause.key) && word?.key === again.key;
  };
  return words.filter((_, at) => !isStutter(at) && !(at > 0 && isStutter(at - 1)));
}
