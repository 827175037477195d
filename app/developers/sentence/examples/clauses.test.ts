import { expect, test } from "vitest";
import { DEMO_CONTEXT } from "#tests/support/demo-names.ts";
import { readSentence } from "../read-sentence.ts";

/** What can be before and after a clause, and clauses about India, PHP, juniors and German. */
const LANGUAGES = {
  English: {
    before: [
      "",
      "please ",
      "but ",
      "and ",
      "react dev, ",
      "react. ",
      "we need a react dev but please ",
    ],
    after: ["", ", start in March", ". Budget 60 an hour", ", remote"],
    denied: [
      "not from India, no one from India, nobody from India, not India, India not ok, India is not an option",
      "excluding India, except India, anywhere but India, must not be from India, cannot be based in India",
      "outside India, India excluded, India doesn't work for us, rather not from India, no PHP, not PHP",
      "PHP is not needed, no need for PHP, PHP not required, we don't use PHP, without PHP, anything but PHP",
      "no juniors, not a junior, please no juniors, German is not needed, no German needed, German not required",
      "drop the PHP requirement, PHP is no longer needed, we no longer need PHP, scratch German, PHP was removed",
      "people based in India may not be engaged, candidates from India cannot be hired, unable to consider people from India",
      "we are not able to accept anyone from India, profiles from India are not eligible, contractors from India shall not be used",
      "German isn't needed anymore, never mind PHP, the German requirement is gone, we decided against PHP",
    ],
    soft: [
      "X would be nice, X is a plus, ideally X, preferably X, X preferred, X nice to have, bonus if X",
      "X is an advantage, X would be helpful, X is not a must, X is optional, X if possible, X appreciated",
      "it would be great to have X, a big plus is X, plus points for X, we'd love X, X an asset",
      "X would be ace, X would be the icing on the cake, X if it is possible",
    ],
    names: ["German", "PHP", "fintech experience", "India"],
  },
  German: {
    before: ["", "bitte ", "aber ", "und ", "React, ", "wir suchen einen React Entwickler, "],
    after: ["", ", ab März", ". Budget 60 Euro"],
    denied: [
      "nicht aus Indien, niemand aus Indien, kein Indien, Indien geht nicht, außer Indien, nicht in Indien",
      "ohne PHP, kein PHP, PHP ist nicht nötig, PHP brauchen wir nicht, PHP muss nicht sein, keine Junioren",
      "PHP ist nicht mehr nötig, PHP entfällt, PHP wird nicht mehr gebraucht, streich PHP, Deutsch nicht mehr nötig",
      "Bewerber aus Indien werden nicht berücksichtigt, Personen aus Indien dürfen nicht beauftragt werden",
      "bloß kein Junior, Deutsch ist nicht nötig, Deutsch nicht erforderlich, muss kein Deutsch können",
    ],
    soft: [
      "X wäre schön, X wäre toll, X von Vorteil, idealerweise X, gerne X, am besten X, X wünschenswert",
      "X ist kein Muss, X wären schön, X optional, wenn möglich X, vorzugsweise X, X bevorzugt, schön wäre X",
      "X wäre das Sahnehäubchen, X wäre spitze",
      "X wäre ein Pluspunkt, X wäre nicht schlecht, möglichst X",
    ],
    names: ["Deutsch", "PHP", "Fintech-Erfahrung", "Indien"],
  },
  French: {
    before: ["", "s'il vous plaît ", "mais ", "et ", "React, ", "un développeur React, "],
    after: ["", ", début mars", ". Budget 60 euros"],
    denied: [
      "pas en Inde, sauf l'Inde, hors Inde, pas de PHP, sans PHP, PHP n'est pas nécessaire, pas de junior",
      "plus besoin de PHP, PHP n'est plus nécessaire, on laisse tomber PHP, plus besoin d'allemand",
      "les candidats basés en Inde ne seront pas retenus, les profils d'Inde ne peuvent être acceptés",
      "pas besoin de PHP, surtout pas de junior, l'allemand n'est pas nécessaire, sans allemand",
    ],
    soft: [
      "X serait un plus, X est un plus, X serait bien, idéalement X, de préférence X, si possible X",
      "X serait la cerise sur le gâteau, X serait extra",
      "X apprécié, X souhaité, X est un atout, X bienvenu, X serait utile, X facultatif",
    ],
    names: ["l'allemand", "PHP", "une expérience en fintech", "l'Inde"],
  },
  Spanish: {
    before: ["", "por favor ", "pero ", "y ", "React, ", "un desarrollador React, "],
    after: ["", ", empezar en marzo", ". Presupuesto 60 euros"],
    denied: [
      "no de India, nadie de India, que no sea de India, excepto India, fuera de India, sin PHP, no PHP",
      "PHP ya no hace falta, ya no necesitamos PHP, quita PHP, descarta PHP, alemán ya no es necesario",
      "no se admiten candidatos de India, los candidatos de India no serán aceptados, no podemos considerar perfiles de India",
      "PHP no hace falta, no hace falta PHP, sin juniors, no junior, nada de juniors, no hace falta alemán",
    ],
    soft: [
      "X sería un plus, X es un plus, X estaría bien, idealmente X, preferiblemente X, si es posible X",
      "X sería la guinda, X sería fantástico",
      "X deseable, se valora X, X valorable, mejor si X, a ser posible X, X opcional",
    ],
    names: ["alemán", "PHP", "experiencia en fintech", "India"],
  },
};

const split = (lists: readonly string[]) => lists.flatMap((list) => list.split(", "));

function isAskedFor(text: string): boolean {
  const { country, technology, technology_any, seniority_level, language, tag } = readSentence(
    text,
    DEMO_CONTEXT,
  ).filter;
  return (
    country?.includes("IN") === true ||
    [...(technology ?? []), ...(technology_any ?? [])].includes("php") ||
    // "No juniors" asks for the other levels.
    seniority_level?.join() === "junior" ||
    language?.includes("de") === true ||
    tag?.includes("fintech") === true
  );
}

test.each(Object.entries(LANGUAGES))(
  "in %s what is denied or welcome is never asked for, whatever is before and after it",
  (_, { before, after, denied, soft, names }) => {
    const welcome = split(soft).flatMap((clause) => names.map((name) => clause.replace("X", name)));
    const texts = before.flatMap((start) => [
      ...split(denied).map((clause) => start + clause),
      ...welcome.flatMap((clause) => after.map((end) => start + clause + end)),
    ]);
    expect(texts.filter(isAskedFor)).toEqual([]);
  },
);

/** What is welcome ends where the person does: the Vue developer is needed. */
const WELCOME = {
  English: {
    needed: [
      "a Vue developer ",
      "need a senior Vue dev ",
      "looking for a Vue front-end engineer, ",
    ],
    soft: ["X would be great", "from Peru would be nice", "X would be a plus part time is okay"],
    alike: ["Docker would be an asset, as would X", "Docker is a plus, same goes for X"],
    names: ["German", "fintech experience"],
  },
  German: {
    needed: ["ein Vue Entwickler, ", "wir suchen einen Vue Entwickler, "],
    soft: ["X wäre toll", "X wäre von Vorteil"],
    alike: ["Docker wäre von Vorteil, ebenso X", "Docker wäre schön, genauso X"],
    names: ["Deutsch", "Fintech-Erfahrung"],
  },
  French: {
    needed: ["un développeur Vue, ", "on cherche un développeur Vue "],
    soft: ["X serait un plus", "X serait apprécié"],
    alike: ["Docker serait un plus, tout comme X", "Docker serait un plus, de même que X"],
    names: ["l'allemand"],
  },
  Spanish: {
    needed: ["un desarrollador Vue, ", "buscamos un desarrollador Vue, "],
    soft: ["X sería un plus", "X estaría bien"],
    alike: ["Docker sería un plus, al igual que X", "se valora Docker, así como X"],
    names: ["alemán", "experiencia en fintech"],
  },
};

test.each(Object.entries(WELCOME))(
  "in %s what is welcome leaves what is needed before it as it is, and may have more beside it",
  (_, { needed, soft, alike, names }) => {
    const clauses = [...soft, ...alike].flatMap((clause) =>
      names.map((name) => clause.replace("X", name)),
    );
    const wrong = needed
      .flatMap((start) => clauses.map((clause) => start + clause))
      .filter((text) => {
        const { technology, country } = readSentence(text, DEMO_CONTEXT).filter;
        const isAsked = technology?.join() === "vuejs" && country === undefined;
        return !isAsked || isAskedFor(text);
      });
    expect(wrong).toEqual([]);
  },
);

/** Hours in common with where the client is, or with a place. */
const HOURS: Readonly<Record<string, readonly string[]>> = {
  "America/Chicago": [
    "we're in Chicago so mornings should overlap",
    "we are a shop from Chicago, working the same hours as us",
    "same tz as Chicago",
    "need some overlap w/ Chicago",
    "relocation to Chicago is not required; availability during local working hours is",
    "isn't more than two hours away from Chicago time",
    "wir sitzen in Chicago, vormittags erreichbar",
    "gleiche Zeitzone wie Chicago",
    "nous sommes à Chicago, disponible le matin",
    "même fuseau que Chicago",
    "estamos en Chicago, que coincida por las mañanas",
    "mismo huso que Chicago",
  ],
};

test.each(Object.entries(HOURS))(
  "hours in common with %s are asked for, and no place",
  (zone, clauses) => {
    const texts = clauses.flatMap((clause) => [`Go developer, ${clause}`, `${clause}. Go, senior`]);
    const wrong = texts.filter((text) => {
      const { filter } = readSentence(text, DEMO_CONTEXT);
      return filter.zone !== zone || filter.country !== undefined || filter.available !== undefined;
    });
    expect(wrong).toEqual([]);
  },
);

/** Who writes, and who is spoken to: of "As CTO of a bank in Oslo, I need a Go developer" only the Go. */
const WRITERS = [
  "As CTO of a bank in Oslo, I need ",
  "Dear Ms Lind, as head of engineering of an insurer in Oslo I am looking for ",
  "As a designer I need ",
  "On behalf of a client in the insurance sector, we are looking for ",
  "For our client, a retailer in Oslo, we need ",
  "Our shop is in Oslo, we need ",
  "Als CTO einer Bank in Oslo suche ich ",
  "Im Auftrag eines Kunden aus der Versicherungsbranche suchen wir ",
  "En tant que CTO d'une banque à Oslo, je cherche ",
  "Pour le compte d'un client du secteur bancaire, nous cherchons ",
  "Como CTO de un banco en Oslo, busco ",
  "Por encargo de un cliente del sector bancario buscamos ",
];
const SPEAKERS = [
  "Hi Anna, quick one: ",
  "Anna porfa check for ",
  "Tomasz says ",
  "final answer from Tomasz: ",
  "Hallo Anna, wir brauchen ",
  "Bonjour Anna, il nous faut ",
  "Hola Anna, necesitamos ",
];

test("who writes and who is spoken to are no requirements", () => {
  const wrong = [...WRITERS, ...SPEAKERS].filter((start) => {
    const { filter, rest } = readSentence(`${start}Go, Kafka`, DEMO_CONTEXT);
    return JSON.stringify(filter) !== '{"technology":["go","kafka"]}' || /Anna|Tomasz/.test(rest);
  });
  expect(wrong).toEqual([]);
  expect(readSentence("is Anna available", DEMO_CONTEXT).rest).toBe("Anna");
});

test.each([
  ["FYI Marek is leaving in spring, we need Angular", /Marek/],
  ["Hi, our colleague Ingrid has just resigned and we need Docker", /Ingrid/],
  ["we need what Paulo was doing, Terraform and AWS", /Paulo/],
  ["we run our backend on Laravel and want someone who builds a Vue frontend for it", /backend/],
])("who leaves and what is there ranks no one: %s", (text, name) => {
  expect(readSentence(text, DEMO_CONTEXT).rest).not.toMatch(name);
});
