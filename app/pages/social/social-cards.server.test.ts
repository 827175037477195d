import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { contentKinds } from "#app/content.ts";
import { ANNA, SITE, writeContentFolder } from "#tests/support/content-folder.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { importFolder } from "#tests/support/import-folder.ts";
import { getSocialCard } from "./social-cards.server.ts";

const { db } = await createTestDatabase();
const deps = { db, clock: () => new Date("2026-11-26T09:00:00Z") };
const readDemo = (file: string) => readFile(`content/demo/${file}`);

/** Members who know React, with a portrait of the demo each, unless `portraits` are fewer. */
async function importMembers(count: number, portraits = count) {
  const drawing = (await readDemo("members/anna-kask.svg")).toString();
  const files: Record<string, string> = {};
  for (let index = 0; index < count; index++) {
    const text = ANNA.replace("first_name: Anna", `first_name: Anna${index}`)
      .replace("sales_rate: 58", `sales_rate: ${50 + index}`)
      .replace("redemption_rate: 6496", "redemption_rate: null")
      .replace("country_code: EE", `country_code: ${index === 0 ? "EE" : "LV"}`);
    files[`members/anna-${index}.yaml`] = text;
    // Two files that are the same are one image.
    if (index < portraits) files[`members/anna-${index}.svg`] = `${drawing}<!-- ${index} -->`;
  }
  const folder = writeContentFolder({ "members/anna-kask.yaml": null, ...files });
  await importFolder(db, folder, contentKinds);
}

test.for([
  [8, 8, 6, "8 people in 2 countries", "€50–57 / h"],
  [8, 5, 3, "8 people in 2 countries", "€50–57 / h"],
  [2, 2, 2, "2 people in 2 countries", "€50–51 / h"],
  [1, 1, 1, "1 person in Estonia", "€50 / h"],
  [1, 0, 0, "1 person in Estonia", "€50 / h"],
] as const)(
  "the image of a landing page with %i people, %i of them with a portrait, shows %i",
  async ([people, portraits, shown, detail, value]) => {
    await importMembers(people, portraits);
    const { words, pictures } = await getSocialCard(deps, "hire-react-developers");
    expect(words).toMatchObject({
      eyebrow: "Hire",
      title: "React developers",
      detail,
      figure: { value, label: people === 1 ? "the rate you pay" : "the rates you pay" },
    });
    expect(pictures?.shape).toBe("portrait");
    expect(new Set(pictures?.names).size).toBe(shown);
    expect(await pictures?.read()).toHaveLength(shown);
  },
);

test("the image of a landing page without people says what to do", async () => {
  await importFolder(db, writeContentFolder({ "members/anna-kask.yaml": null }), contentKinds);
  const { words, pictures } = await getSocialCard(deps, "tag/hire-logistics-developers");
  expect(words).toMatchObject({
    title: "Logistics developers",
    detail: "Tell us who you need",
    figure: undefined,
  });
  expect(pictures?.names).toEqual([]);
});

const VACANCY = `---
title: Go engineer
type: contract
workplace: remote
location: Remote, Europe
country_code: null
pay: { min: 44, max: 58, currency: EUR, per: hour }
technologies: [react, typescript]
seniority_level: senior
posted_at: 2026-08-24
valid_until: 2026-12-30
closed_at: CLOSED
excerpt: Match payments.
---
Every night.
`;

test("the image of a vacancy has its technologies and its pay, and says when it is closed", async () => {
  await importFolder(
    db,
    writeContentFolder({
      "vacancies/open.md": VACANCY.replace("CLOSED", "null"),
      "vacancies/closed.md": VACANCY.replace("CLOSED", "2026-10-30"),
    }),
    contentKinds,
  );
  const { words, pictures } = await getSocialCard(deps, "vacancies/open");
  expect(words).toMatchObject({
    eyebrow: "Vacancy",
    title: "Go engineer",
    detail: "Contract · Remote, Europe",
    chips: ["React", "TypeScript"],
    figure: { value: "€44–58 / h", label: "what it pays" },
  });
  expect(pictures).toBeUndefined();
  expect((await getSocialCard(deps, "vacancies/closed")).words.eyebrow).toBe("Closed vacancy");
});

const ARTICLE = `---
title: Estimating honestly
description: Ranges, what goes into them, and phrases that help with them.
author: ada-lill
category: { slug: for-developers, name: For developers }
tags: []
published_at: 2026-08-25
updated_at: null
featured: false
cover: { file: estimating.svg, alt: "Line drawing of a ruler" }
---
How long will it take?
`;

test("the image of an article has its drawing, the one of its author the portrait", async () => {
  const site = `${SITE}team:\n  - { name: Ada Lill, portrait: brand/ada.svg }\n`;
  await importFolder(
    db,
    writeContentFolder({
      "site.yaml": site,
      "brand/ada.svg": await readDemo("members/ada-lill.svg"),
      "authors/ada-lill.yaml":
        "name: Ada Lill\nrole: Engineer\nbio: Writes.\nlinks: { linkedin: null, github: null }\n",
      "articles/estimating.md": ARTICLE,
      "articles/estimating.svg": await readDemo("articles/estimate-honestly.svg"),
    }),
    contentKinds,
  );
  const article = await getSocialCard(deps, "blog/estimating");
  expect(article.words).toMatchObject({ title: "Estimating honestly", eyebrow: "For developers" });
  expect(article.pictures?.shape).toBe("drawing");
  expect(await article.pictures?.read()).toHaveLength(1);
  const author = await getSocialCard(deps, "blog/author/ada-lill");
  expect(author.words).toMatchObject({ eyebrow: "Articles by", title: "Ada Lill" });
  expect(author.pictures?.shape).toBe("portrait");
  expect(await author.pictures?.read()).toHaveLength(1);
});

test("the image of a profile has the name in Latin letters, portrait, rate and technologies", async () => {
  const drawing = await readDemo("members/anna-kask.svg");
  await importFolder(
    db,
    writeContentFolder({
      "members/anna-kask.yaml": ANNA.replace("Anna", "გიორგი").replace("Kask", "ბერიძე"),
      "members/anna-kask.svg": drawing,
    }),
    contentKinds,
  );
  const { words, pictures } = await getSocialCard(deps, "developers/anna-kask");
  expect(words).toMatchObject({
    title: "Anna Kask",
    chips: ["React · 6 yrs."],
    figure: { value: "€58 / h", label: "the rate you pay" },
  });
  expect(await pictures?.read()).toHaveLength(1);
});
