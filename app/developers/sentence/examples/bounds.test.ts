import { expect, test } from "vitest";
import { DEMO_CONTEXT } from "#tests/support/demo-names.ts";
import { readSentence } from "../read-sentence.ts";

/** Upper bounds of a rate, as they are written and said, and the numbers in words. */
const LANGUAGES = {
  English: {
    before: ["", "please ", "React dev, ", "we need a React dev and ", "but "],
    bounds: [
      "nobody over N an hour | no one above N an hour | not more than N an hour | nothing over N an hour | max N an hour",
      "no one more expensive than N an hour | anyone but not over N euros | no more than N euros an hour | at most N euros",
      "not above N euros | up to N an hour | under N an hour | N an hour tops | N euros max | it can't cost more than N euros",
      "nobody who costs more than N euros | we can't go over N an hour | budget is N an hour | budget maybe N an hour",
    ],
    numbers: { "sixty five": 65, "a hundred": 100, "a hundred and ten": 110, ninety: 90, "85": 85 },
  },
  German: {
    before: ["", "bitte ", "React, ", "wir suchen einen React Entwickler, ", "aber "],
    bounds: [
      "niemand über N Euro | keinen über N Euro | nicht über N Euro die Stunde | nicht mehr als N Euro | nichts über N Euro",
      "maximal N Euro die Stunde | höchstens N Euro | bis N Euro die Stunde | bis maximal N Euro | niemand teurer als N Euro",
      "nicht teurer als N Euro | unter N Euro die Stunde | Stundensatz bis N Euro | Budget N Euro die Stunde | so um die N Euro",
    ],
    numbers: { fünfundsechzig: 65, hundert: 100, hundertzehn: 110, neunzig: 90, "85": 85 },
  },
  French: {
    before: ["", "s'il vous plaît ", "React, ", "on cherche un dev React, ", "mais "],
    bounds: [
      "pas plus de N euros de l'heure | personne au-dessus de N euros | maximum N euros | N euros maximum | N euros de l'heure max",
      "rien au-dessus de N euros | jusqu'à N euros de l'heure | moins de N euros de l'heure | budget N euros de l'heure",
    ],
    numbers: { "soixante-cinq": 65, cent: 100, "cent dix": 110, "quatre-vingt-dix": 90, "85": 85 },
  },
  Spanish: {
    before: ["", "por favor ", "React, ", "buscamos un dev React, ", "pero "],
    bounds: [
      "nadie por encima de N euros | no más de N euros la hora | máximo N euros | N euros como máximo | hasta N euros la hora",
      "que no cueste más de N euros | nadie más caro que N euros | menos de N euros la hora | que no pase de N euros",
      "nada por encima de N euros | presupuesto N euros la hora",
    ],
    numbers: { "sesenta y cinco": 65, cien: 100, "ciento diez": 110, noventa: 90, "85": 85 },
  },
};

/** Numbers that are said in more languages, each in a bound of its own. */
const SAID = {
  "fino a N euro all'ora":
    "trentacinque 35, ventotto 28, quaranta 40, novantuno 91, cento 100, centoventi 120",
  "sviluppatore Go, N euro all'ora": "otto 8, dieci 10, ottanta 80",
  "até N euros por hora": "trinta e cinco 35, oitenta 80, noventa e nove 99",
  "procuro alguém até N euros por hora": "dez 10, cem 100, cento e vinte 120",
  "niet duurder dan N euro per uur":
    "zeventig 70, vijfenzestig 65, tweeëntachtig 82, honderd 100, honderdtwintig 120",
  "szukam kogoś, do N euro za godzinę":
    "pięćdziesięciu 50, osiemdziesięciu pięciu 85, stu 100, stu dwudziestu 120",
  "högst N euro / h": "sextio 60, sjuttiofem 75, hundra 100",
  "maks N euro / h": "seksti 60, syttifem 75, halvtreds 50",
  "cel mult N euro / h": "șaizeci 60, patruzeci și cinci 45",
  "до N евро в час": "пятидесяти 50, сорока 40",
  "pas plus de N euros de l'heure": "septante 70, nonante 90, soixante et onze 71",
  "no más de N euros la hora": "veintiocho 28, setenta 70, ciento veinte 120",
};

test.each(Object.entries(SAID))("numbers of “%s” are read as they are said", (bound, numbers) => {
  const wrong = numbers.split(", ").filter((number) => {
    const [, said = "", rate = ""] = /^(.*) (\d+)$/.exec(number) ?? [];
    const { filter } = readSentence(bound.replace("N", said), DEMO_CONTEXT);
    return filter.rate_max !== Number(rate) || filter.experience_min !== undefined;
  });
  expect(wrong).toEqual([]);
});

/** Sums of a month, as their numbers are said. */
const SUMS = {
  10: "sixteen hundred euros a month, eintausendsechshundert Euro im Monat, mille six cents euros par mois, mil seiscientos euros al mes",
  20: "three thousand two hundred euros a month, dreitausendzweihundert Euro im Monat, trois mille deux cents euros par mois, tres mil doscientos euros al mes, tremiladuecento euro al mese, três mil e duzentos euros por mês",
  25: "four thousand euros a month, viertausend Euro im Monat, quatre mille euros par mois, cuatro mil euros al mes, quattromila euro al mese, vierduizend euro per maand",
  35: "five and a half thousand euros a month, fünfeinhalbtausend Euro im Monat",
};

test.each(Object.entries(SUMS))(
  "sums of a month for %d an hour are read as they are said",
  (rate, texts) => {
    const wrong = texts
      .split(", ")
      .filter((text) => readSentence(text, DEMO_CONTEXT).filter.rate_max !== Number(rate));
    expect(wrong).toEqual([]);
  },
);

test.each(Object.entries(LANGUAGES))(
  "in %s an upper bound of a rate is read, however it is said and whatever is before it",
  (_, { before, bounds, numbers }) => {
    const clauses = bounds.flatMap((list) => list.split(" | "));
    const wrong = Object.entries(numbers).flatMap(([said, rate]) =>
      before.flatMap((start) =>
        clauses.flatMap((clause) => {
          const text = start + clause.replace("N", said);
          const { filter } = readSentence(text, DEMO_CONTEXT);
          const isRight = filter.rate_max === rate && filter.rate_min === undefined;
          return isRight && filter.experience_min === undefined ? [] : [text];
        }),
      ),
    );
    expect(wrong).toEqual([]);
  },
);

/** Days as they are said, from the first of which on someone is needed. */
const DAYS = {
  "2027-03-15": [
    "from the fifteenth of March, starting March fifteenth, on the fifteenth of March, by the 15th of March",
    "ab dem fünfzehnten März, ab fünfzehntem März, ab dem 15. März, zum fünfzehnten März",
    "à partir du quinze mars, dès le quinze mars, le 15 mars",
    "a partir del quince de marzo, desde el quince de marzo, el 15 de marzo",
  ],
  "2027-02-07": [
    "in the first week of February, starting the first week of February, from the first week of February",
    "in der ersten Februarwoche, ab der ersten Woche im Februar",
    "la première semaine de février, à partir de la première semaine de février",
    "la primera semana de febrero, en la primera semana de febrero",
  ],
  "2027-04-30": ["in April, en avril, en abril"],
  "2027-04-01": ["from April, ab April, à partir d'avril, desde abril"],
};

test.each(Object.entries(DAYS))("%s is read as it is said", (day, lists) => {
  const texts = lists
    .flatMap((list) => list.split(", "))
    .flatMap((said) => [`React dev ${said}`, `${said}, React`, `React, ${said}, senior`]);
  const wrong = texts.filter(
    (text) => readSentence(text, DEMO_CONTEXT).filter.available_by !== day,
  );
  expect(wrong).toEqual([]);
});
