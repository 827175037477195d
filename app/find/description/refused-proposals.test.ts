import { expect, test } from "vitest";
import { DEMO_CONTEXT } from "#tests/support/demo-names.ts";
import { readDescription } from "./read-description.ts";

const read = (text: string) => readDescription(text, DEMO_CONTEXT);

test.each([
  ["Please, no suggestions to move it to Azure. We need Terraform.", "azure"],
  ["Offers with Angular will be ignored, we need Vue.", "angular"],
  ["Bitte keine Angebote, das Ganze besser in PHP zu bauen. Gesucht: Vue.", "php"],
  ["Lösungen mit Angular sortieren wir aus. Gesucht: Vue.", "angular"],
  ["Les propositions en PHP ne nous intéressent pas, nous voulons du Python.", "php"],
  ["Pas de devis, par exemple en Angular. Vue est requis.", "angular"],
  ["Ofertas con Angular las descartamos, buscamos Vue.", "angular"],
  ["Propuestas con PHP no nos interesan. Buscamos Python.", "php"],
  ["Angular too? So that we get more people\nNo. Really no Angular, only Vue", "angular"],
  ["Sollen wir auch Angular nennen\nNein. Bitte kein Angular, nur Vue", "angular"],
])("what no one may propose is ruled out in %j", (text, technology) => {
  const { technologies, excluded } = read(text);
  expect(technologies).not.toContain(technology);
  expect(excluded).toEqual([technology]);
});

test.each([
  ["Please no proposals without React.", ["react"]],
  ["No offers from agencies, only React developers.", ["react"]],
  ["Send offers for the Vue work by Friday, late ones will be ignored.", ["vuejs"]],
  ["Keine Angebote von Agenturen, wir arbeiten mit Kotlin.", ["kotlin"]],
  ["Propuestas sin Docker no las vamos a mirar.", ["docker"]],
])("what a proposal has to have is required in %j", (text, technologies) => {
  expect(read(text)).toMatchObject({ technologies, excluded: [] });
});
