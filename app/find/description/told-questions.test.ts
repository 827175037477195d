import { expect, test } from "vitest";
import { DEMO_CONTEXT } from "#tests/support/demo-names.ts";
import { readDescription } from "./read-description.ts";

test.each([
  "Why not Angular? We tried it once. You know Vue.",
  "Warum kein Angular? Das passt nicht zu uns. Gesucht wird Vue.",
  "Pourquoi pas Angular ? Nos voisins l'ont. Nous cherchons du Vue.",
  "¿Por qué no Angular? Ya lo vimos. Buscamos Vue.",
  "Do they need to know Angular? No. They have to know Vue.",
  "Muss man Angular können? Nein. Gesucht wird Vue.",
  "Faut-il connaître Angular ? Non. Il faut connaître Vue.",
  "¿Hace falta saber Angular? No. Buscamos Vue.",
  "- Question Ida: must they know Angular? Answer Bo: no, Bo does that\n- You know Vue",
  "- Frage Ida: muss man Angular können? Antwort: nein, das macht Bo\n- Gesucht wird Vue",
])("what a question is about is no requirement in %j", (text) => {
  const { technologies, others, excluded } = readDescription(text, DEMO_CONTEXT);
  expect({ technologies, others, excluded }).toEqual({
    technologies: ["vuejs"],
    others: ["angular"],
    excluded: [],
  });
});

test.each([
  ["Angular? No. You know Vue.", ["vuejs"], ["angular"]],
  ["Do they need to know Vue? Yes, and Docker.", ["vuejs", "docker"], []],
  ["Es muss Vue sein, kein Angular.", ["vuejs"], ["angular"]],
  ["Which stack? Vue. Why not meet us?", ["vuejs"], []],
])("what it asks for or rules out stays so in %j", (text, technologies, excluded) => {
  expect(readDescription(text, DEMO_CONTEXT)).toMatchObject({ technologies, excluded });
});
