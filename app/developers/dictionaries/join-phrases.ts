/** Every phrase of one part after another; parts are lists separated by commas. */
export const joinPhrases = (...parts: readonly string[]): string =>
  parts
    .map((part) => part.split(",").map((phrase) => phrase.trim()))
    .reduce((firsts, lasts) => firsts.flatMap((first) => lasts.map((last) => `${first} ${last}`)))
    .join();
