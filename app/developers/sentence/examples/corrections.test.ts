import { expect, test } from "vitest";
import { DEMO_CONTEXT } from "#tests/support/demo-names.ts";
import { readSentence } from "../read-sentence.ts";

/** What takes back the A before it for the B after it, as people say it. */
const LANGUAGES = {
  English: {
    before: ["", "um hi ", "we need a senior dev with ", "somebody who knows Docker, "],
    corrections: [
      "A, no wait, B | A no wait B | A, no sorry, B | A no sorry B | A, sorry, B | A, actually B",
      "A, no, B | A, um no, B | A, I mean B | A, sorry I meant B | A, no, sorry, B | A, or wait, no, B",
      "A no sorry not A B | A no not A B | A, no, not A, B | A, actually make that B | A, let's say B",
      "A, correction, B | A, scratch that, B | A, well actually B | A, hang on, B",
    ],
  },
  German: {
    before: ["", "äh hallo ", "wir suchen jemanden mit ", "jemand der Docker kann, "],
    corrections: [
      "A, nein, B | A nein Moment B | A, nein Quatsch, B | A, Quatsch, B | A, Entschuldigung, B",
      "A, nein, sorry, B | A, ach nein, B | A, nein, sagen wir B | A, also eigentlich B | A, ich meine B",
      "A, nein, nicht A, B | A, nein Quatsch, nicht A, B | A, besser gesagt B | A, nein, doch lieber B",
    ],
  },
  French: {
    before: ["", "euh bonjour ", "on cherche quelqu'un en ", "quelqu'un qui connaît Docker, "],
    corrections: [
      "A, non, B | A non pardon B | A, non pardon, B | A, pardon, B | A, euh non, B | A, enfin plutôt B",
      "A, enfin non, B | A, je veux dire B | A, non, disons B | A, ou plutôt B | A non pardon pas A B",
    ],
  },
  Spanish: {
    before: ["", "eh hola ", "buscamos a alguien con ", "alguien que sepa Docker, "],
    corrections: [
      "A, no, B | A, no, perdón, B | A, perdón, B | A no perdón B | A, digo, B | A, mejor dicho B",
      "A, no, mejor B | A, quiero decir B | A, no, espera, B | A no perdón no A B | A, bueno no, B",
    ],
  },
};

/** A, B, and the filter that has B. */
const PAIRS = [
  ["PHP", "Kotlin", "technology", "php", "kotlin"],
  ["React", "Vue", "technology", "react", "vuejs"],
  ["Poland", "Chile", "country", "PL", "CL"],
] as const;

const AFTER = ["", ", from March", ", max 60 EUR an hour"];

test.each(Object.entries(LANGUAGES))(
  "in %s what is taken back is neither asked for nor ruled out, and what is said instead is asked for",
  (_, { before, corrections }) => {
    const clauses = corrections.flatMap((list) => list.split(" | "));
    const wrong = PAIRS.flatMap(([one, other, field, dropped, asked]) =>
      before.flatMap((start) =>
        clauses.flatMap((clause) =>
          AFTER.flatMap((end) => {
            const text = start + clause.replaceAll("A", one).replaceAll("B", other) + end;
            const { filter } = readSentence(text, DEMO_CONTEXT);
            const values: readonly (string | number)[] = filter[field] ?? [];
            const isRuledOut = filter.technology_not ?? filter.country_not;
            return values.includes(asked) && !values.includes(dropped) && !isRuledOut ? [] : [text];
          }),
        ),
      ),
    );
    expect(wrong).toEqual([]);
  },
);
