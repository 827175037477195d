import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { loader as loadArticle } from "#app/blog/routes/article.tsx";
import { contentKinds } from "#app/content.ts";
import { loader as loadDeveloper } from "#app/developers/routes/developer.tsx";
import { findMemberBySlug } from "#app/developers/stored-members.service.server.ts";
import { loadLanding } from "#app/landings/load-landing.server.ts";
import { loader as loadVacancy } from "#app/vacancies/routes/vacancy.tsx";
import { checkFolder } from "#services/content/check-content.server.ts";
import { servicesContext } from "#services/services.server.ts";
import { ANNA, writeContentFolder } from "#tests/support/content-folder.ts";
import { importFolder } from "#tests/support/import-folder.ts";
import { createTestServices } from "#tests/support/services.ts";

const services = await createTestServices();
const { db } = services;

const VACANCY = `---
title: QA engineer
type: contract
workplace: remote
location: Europe
country_code: null
pay: { min: 40, max: 50, currency: EUR, per: hour }
technologies: [react]
seniority_level: middle
posted_at: 2026-01-01
valid_until: 2030-01-01
closed_at: null
excerpt: Tests what we build.
---
You test.
`;
const ARTICLE = `---
title: Raise your rate
description: Why a rate that never moves falls behind, and how to say so to a client.
author: kadri-vaheoja
category: { slug: work, name: Work }
tags: []
published_at: 2026-01-05
---
Ask.
`;
const AUTHOR =
  "name: Kadri Vaheoja\nrole: Client lead\nbio: She writes.\nlinks: { github: null, linkedin: null }\n";
const withPrevious = (text: string, slug: string) =>
  text.replace("---\n", `---\nprevious_slugs: [${slug}]\n`);

const FIRST = {
  "vacancies/tester.md": VACANCY,
  "articles/rates.md": ARTICLE,
  "authors/kadri-vaheoja.yaml": AUTHOR,
};
const RENAMED = {
  "authors/kadri-vaheoja.yaml": AUTHOR,
  "members/anna-kask.yaml": null,
  "members/anna-tamm.yaml": `previous_slugs: [anna-kask]\n${ANNA}`
    .replaceAll("slug: react,", "slug: reactjs,")
    .replace("technologies: [react]", "technologies: [reactjs]")
    .replace("tags: [logistics]", "tags: [freight]"),
  "vacancies/qa-engineer.md": withPrevious(VACANCY, "tester").replace("[react]", "[reactjs]"),
  "articles/raise-your-rate.md": withPrevious(ARTICLE, "rates"),
  "technologies.yaml":
    "- { slug: reactjs, name: React, previous_slugs: [react] }\n- { slug: typescript, name: TypeScript }\n",
  "tags.yaml": "- { slug: freight, name: Freight, previous_slugs: [logistics] }\n",
};

/** What a page's loader throws, as status and location. */
async function open(path: string, load: (args: never) => Promise<unknown>, slug: string) {
  const context = new RouterContextProvider();
  context.set(servicesContext, services);
  const url = new URL(`http://localhost${path}?from=mail`);
  const args = { params: { slug }, request: new Request(url), url, context };
  const thrown = await load(args as never).then(
    () => undefined,
    (error: unknown) => error,
  );
  return thrown instanceof Response
    ? `${thrown.status} ${thrown.headers.get("location")}`
    : "found";
}

test("a renamed record stays the same one, and its old URL redirects with 301", async () => {
  await importFolder(db, writeContentFolder(FIRST), contentKinds);
  const before = await findMemberBySlug(db, "anna-kask");
  await importFolder(db, writeContentFolder(RENAMED), contentKinds);
  expect(await findMemberBySlug(db, "anna-tamm")).toMatchObject({ id: before?.id });
  expect(await findMemberBySlug(db, "anna-kask")).toBeUndefined();

  const landing = (topic: "technology" | "tag", slug: string) => (args: never) =>
    loadLanding(topic, `hire-${slug}-developers`, args);
  expect([
    await open("/developers/anna-kask", loadDeveloper as never, "anna-kask"),
    await open("/developers/anna-tamm", loadDeveloper as never, "anna-tamm"),
    await open("/vacancies/tester", loadVacancy as never, "tester"),
    await open("/blog/rates", loadArticle as never, "rates"),
    await open("/hire-react-developers", landing("technology", "react"), ""),
    await open("/tag/hire-logistics-developers", landing("tag", "logistics"), ""),
  ]).toEqual([
    "301 /developers/anna-tamm",
    "found",
    "301 /vacancies/qa-engineer",
    "301 /blog/raise-your-rate",
    "301 /hire-reactjs-developers",
    "301 /tag/hire-freight-developers",
  ]);
});

test("a previous name that another record has is a problem at its line", async () => {
  const folder = writeContentFolder({
    "members/bo-ek.yaml": `previous_slugs: [anna-kask]\n${ANNA}`,
  });
  const { problems } = await checkFolder(folder, contentKinds);
  expect(problems).toMatchObject([
    {
      severity: "error",
      file: "members/bo-ek.yaml",
      line: 1,
      message: "anna-kask is the name of a record that exists: remove it here",
    },
  ]);
});
