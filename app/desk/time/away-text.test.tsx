import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { AwayMark } from "./away-mark.tsx";
import { toNamedText, toPersonText } from "./away-text.ts";

const mari = { name: "Mari Lepik", away_until: "2026-12-07" };
const joonas = { name: "Joonas Kruus", away_until: null };

const render = (person: typeof mari | typeof joonas) =>
  renderToString(<AwayMark person={person} />)
    .replaceAll(/<!-- -->|<[^>]*>/g, "")
    .trim();

test("who is away is named with the last day, and who is here without", () => {
  expect([mari, joonas].map(toPersonText)).toEqual([
    "Mari Lepik, away until 7 Dec",
    "Joonas Kruus",
  ]);
  expect([mari, joonas].map(toNamedText)).toEqual([
    "Mari Lepik (away until 7 Dec)",
    "Joonas Kruus",
  ]);
  expect([mari, joonas].map(render)).toEqual(["away(away until 7 Dec)", ""]);
});
