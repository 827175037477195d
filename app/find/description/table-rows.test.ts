import { expect, test } from "vitest";
import { DEMO_CONTEXT } from "#tests/support/demo-names.ts";
import { readDescription } from "./read-description.ts";

test.each([
  ["Skill\tNeed\nKotlin\tRequired\nDocker\tNice to have", ["kotlin"], ["docker"]],
  [
    "Skill | Need\nKotlin | Must\nDocker, Kafka | Optional (we teach it)",
    ["kotlin"],
    ["docker", "kafka"],
  ],
  ["Fähigkeit\tStufe\nKotlin\tPflicht\nRust\tKann", ["kotlin"], ["rust"]],
  ["Compétence\tNiveau\nKotlin\tObligatoire\nDocker\tSouhaité", ["kotlin"], ["docker"]],
  ["Kotlin | imprescindible\nDocker | deseable", ["kotlin"], ["docker"]],
  ["Kotlin: must\nDocker: optional", ["kotlin"], ["docker"]],
  ["Stack\tKotlin\n•\tDocker\n1.\tKafka", ["kotlin", "docker", "kafka"], []],
  ["Required: Kotlin - Optional: Docker", ["kotlin"], ["docker"]],
  ["Pflicht | Kotlin | Optional | Docker", ["kotlin"], ["docker"]],
  ["You write Kotlin. Docker: optional", ["kotlin"], ["docker"]],
  ["You write Kotlin. Docker | optional", ["kotlin"], ["docker"]],
  ["You write Kotlin - optional: Docker", ["kotlin"], ["docker"]],
  ["Kotlin, Docker: optional", ["kotlin"], ["docker"]],
])("a row says of its names what is after them in %j", (text, technologies, others) => {
  expect(readDescription(text, DEMO_CONTEXT)).toMatchObject({ technologies, others });
});

test("cells that tabs divide are answers of their labels", () => {
  const text = "Field\tAnswer\nAnzahl\t3\nErfahrung\tSenior, ab 4 Jahren\nBeginn\t01.02.2027";
  expect(readDescription(text, DEMO_CONTEXT)).toMatchObject({
    number_of_developers: 3,
    seniority_level: "senior",
    starts_on: "2027-02-01",
  });
});
