import { expect, test } from "vitest";
import { DEMO_CONTEXT } from "#tests/support/demo-names.ts";
import { readSentence } from "../read-sentence.ts";

/** How X is refused, politely or not, and how it is only allowed. */
const LANGUAGES = {
  English: {
    who: ["juniors", "PHP"],
    refused: [
      "we do not wish to work with X | we don't wish to hire X | I'd rather not have X | we would prefer not to have X",
      "we'd like to avoid X | we'd prefer to skip X | we do not intend to hire X | we don't care for X | steer clear of X",
      "X we'd like to avoid | X we would rather not have | X we prefer to skip | X rather not | X better not | X is taboo",
      "we're tired of X | fed up with X | we had it with X | enough of X | please spare us X | no X, we had X",
      "not X, the last one only knew X | no X please, our last freelancer was all X",
    ],
    allowed: [
      "nothing against X | no objections to X | we don't mind X | we wouldn't say no to X | don't exclude X | we won't rule out X",
      "it's not that we don't like X | we are not opposed to X | unless X",
    ],
  },
  German: {
    who: ["Junioren", "PHP"],
    refused: [
      "X möchten wir vermeiden | auf X möchten wir verzichten | X lieber nicht | wir wünschen keine X | lieber keine X",
      "genug von X | X sind tabu | von X halten wir nichts | bitte keine X, der letzte Freelancer konnte nur X",
    ],
    allowed: [
      "nichts gegen X | kein Einwand gegen X | wir haben kein Problem mit X | es sei denn X",
    ],
  },
  French: {
    who: ["juniors", "PHP"],
    refused: [
      "on préfère éviter X | nous ne souhaitons pas travailler avec X | plutôt pas de X | X à éviter | ras le bol de X",
    ],
    allowed: ["rien contre X | on n'est pas contre X | aucune objection à X | n'excluez pas X"],
  },
  Spanish: {
    who: ["juniors", "PHP"],
    refused: [
      "preferimos evitar X | no deseamos trabajar con X | X mejor evitarlos | mejor no X | hartos de X",
    ],
    allowed: ["nada en contra de X | no descartamos X | no nos importa X | ningún problema con X"],
  },
};

const PLACES = [
  "React dev, India we'd like to avoid",
  "React dev, no one from India, our last team was in India",
  "React dev, we would prefer not to work with people from India",
  "React-Entwickler, Indien ist tabu",
  "développeur React, l'Inde à éviter",
];

const BEFORE = ["React, ", "React. ", "we need React. "];

const list = (clauses: readonly string[], who: readonly string[]) =>
  clauses
    .flatMap((line) => line.split(" | "))
    .flatMap((clause) => who.map((one) => clause.replaceAll("X", one)))
    .flatMap((clause) => BEFORE.map((start) => start + clause));

function read(text: string) {
  const { filter, rest, unclear } = readSentence(text, DEMO_CONTEXT);
  const { technology = [], technology_not = [], country_not = [], seniority_level } = filter;
  const isAsked =
    technology.join() !== "react" ||
    seniority_level?.includes("junior") === true ||
    filter.country !== undefined ||
    /junior|php|india|inde/i.test(rest);
  const isRuledOut =
    seniority_level !== undefined || [...technology_not, ...country_not].length > 0;
  return { isAsked, isRuledOut, isOffered: unclear.length > 0 };
}

test.each(Object.entries(LANGUAGES))(
  "in %s what is refused is ruled out, and neither asked for, offered nor ranked",
  (_, { who, refused }) => {
    const wrong = list(refused, who).filter((text) => {
      const { isAsked, isRuledOut, isOffered } = read(text);
      return isAsked || !isRuledOut || isOffered;
    });
    expect(wrong).toEqual([]);
  },
);

test.each(Object.entries(LANGUAGES))(
  "in %s what is allowed is neither asked for nor ruled out",
  (_, { who, allowed }) => {
    const wrong = list(allowed, who).filter((text) => {
      const { isAsked, isRuledOut } = read(text);
      return isAsked || isRuledOut;
    });
    expect(wrong).toEqual([]);
  },
);

test("places that are refused are ruled out", () => {
  const wrong = PLACES.filter((text) => {
    const { isAsked, isRuledOut } = read(text);
    return isAsked || !isRuledOut;
  });
  expect(wrong).toEqual([]);
});
