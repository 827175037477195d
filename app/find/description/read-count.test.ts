import { expect, test } from "vitest";
import { DEMO_CONTEXT } from "#tests/support/demo-names.ts";
import { readDescription } from "./read-description.ts";

test.each([
  ["Go developer\nNumber of engineers: 4", 4],
  ["Required headcount | 3", 3],
  ["1. Profile: tester\n2. Quantity: 4", 4],
  ["Rust developer (3 openings)", 3],
  ["How many developers? Only two.", 2],
  ["Anzahl der Entwickler: 3", 3],
  ["Offene Stellen | 5", 5],
  ["Wie viele Leute? Zwei", 2],
  ["Nombre de consultants : 4", 4],
  ["Combien de personnes ? Deux.", 2],
  ["Cantidad de personas: 6", 6],
  ["Headcount\t4\nLocation\tLeeds", 4],
  ["Go developer (x3), remote", 3],
  ["We need someone for our tills", 1],
  ["Gesucht wird jemand mit Go", 1],
  ["Nous cherchons quelqu'un pour nos caisses", 1],
  ["¿Cuántos desarrolladores? Tres.", 3],
  ["So it is three people, not two, as we said", 3],
  ["Es sind drei Leute, nicht vier", 3],
  ["Beschluss: eine externe Person ab Mai", 1],
  ["Decision: two React developers from May", 2],
  ["Necesitamos a una persona, una sola", 1],
  ["Je cherche donc la personne qui va le faire", 1],
  ["Pour cela une personne suffit.", 1],
  ["We need a team lead", 1],
])("a label gives the number in %j", (text, count) => {
  expect(readDescription(text, DEMO_CONTEXT).number_of_developers).toBe(count);
});

test.each([
  "Our headcount: 14",
  "Derzeitige Anzahl Personen: 9",
  "How many hours? 20",
  "How many? 20 hours a week",
  "We run 40 sites, 3 positions are closed",
  "Designer, Tester, two offices",
  "Three team weeks a year by the sea",
  "We are five people, not one company",
  "Agreed, one developer has left",
  "Who we are\nTwo people in the office, both at the till.\n\nRequirements\n- Go",
  "We are three people, not bad for a start",
  "We talked to a person from your team",
  "What we're looking for\n- 6+ years of professional web development",
  "We need 4 years of professional web development",
])("no number of people is read from %j", (text) => {
  expect(readDescription(text, DEMO_CONTEXT).number_of_developers).toBeUndefined();
});
