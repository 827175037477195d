import { expect, test } from "vitest";
import { DEMO_CONTEXT } from "#tests/support/demo-names.ts";
import { readSentence } from "../read-sentence.ts";

/** What is told of people from Vietnam, and what is asked for, in four languages. */
const LANGUAGES = {
  English: {
    told: [
      "we interviewed two devs from Vietnam",
      "we spoke to a few people in Vietnam already",
      "we tried a team in Vietnam",
      "we had three guys from Vietnam",
      "last time we hired developers from Vietnam",
      "we have worked with people in Vietnam before",
      "the devs from Vietnam were too far away",
      "four developers from Vietnam applied",
      "the time difference with Vietnam doesn't work",
      "developers in Vietnam didn't work for us",
      "we got some profiles from Vietnam",
      "the people from Vietnam were nice but we want others",
    ],
    asked: ["we need a React dev in Portugal", "looking for someone from Portugal for React"],
  },
  German: {
    told: [
      "wir haben schon mit zwei Entwicklern aus Vietnam gesprochen",
      "wir hatten Leute aus Vietnam",
      "mit Entwicklern aus Vietnam hat es nicht geklappt",
      "die Entwickler aus Vietnam waren zu weit weg",
      "die Zeitverschiebung mit Vietnam passt nicht",
      "wir haben es mit einem Team in Vietnam versucht",
    ],
    asked: [
      "wir brauchen einen React Entwickler in Portugal",
      "suchen jemanden aus Portugal für React",
    ],
  },
  French: {
    told: [
      "nous avons parlé à deux développeurs du Vietnam",
      "on a eu des développeurs au Vietnam",
      "on a essayé avec une équipe au Vietnam",
      "les développeurs au Vietnam étaient trop loin",
      "le décalage horaire avec le Vietnam pose problème",
    ],
    asked: ["il nous faut un dev React au Portugal", "on cherche quelqu'un au Portugal pour React"],
  },
  Spanish: {
    told: [
      "hablamos con dos desarrolladores de Vietnam",
      "tuvimos gente en Vietnam",
      "probamos con un equipo en Vietnam",
      "los desarrolladores de Vietnam estaban demasiado lejos",
      "la diferencia horaria con Vietnam no funciona",
    ],
    asked: ["necesitamos un dev React en Portugal", "buscamos a alguien en Portugal para React"],
  },
};

test.for(Object.entries(LANGUAGES))(
  "%s: no one is asked for from where people were",
  ([, { told, asked }]) => {
    const texts = told.flatMap((one) =>
      asked.flatMap((other) => [`${one}, ${other}`, `${one}. ${other}`, `${other}, ${one}`]),
    );
    const wrong = texts.filter((text) => {
      const { filter } = readSentence(text, DEMO_CONTEXT);
      const { country, overlap, technology } = filter;
      return String(country) !== "PT" || overlap !== undefined || String(technology) !== "react";
    });
    expect(wrong).toEqual([]);
  },
);
