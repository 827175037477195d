import { expect, test } from "vitest";
import { createApi } from "#app/api.ts";
import { upsertMembers } from "#app/developers/content/member-writes.repository.server.ts";
import { saveSite } from "#app/site/site.repository.server.ts";
import { CommonConfigSchema } from "#contract/content/site.ts";
import { responseSchema } from "#contract/http/response.ts";
import {
  CountrySchema,
  LanguageSchema,
  TagSchema,
  TechnologySchema,
} from "#contract/values/taxonomy.ts";
import {
  seedMembers,
  TEST_TAGS,
  TEST_TECHNOLOGIES,
  toExperienceInput,
  toMemberInput,
  toTechnologyInputs,
} from "#tests/support/members.ts";
import { createTestServices } from "#tests/support/services.ts";
import { TEST_SITE } from "#tests/support/site.ts";
import { upsertTechnologies } from "./technologies.repository.server.ts";

const services = await createTestServices();
const api = createApi(services);
await seedMembers(services.db, [
  {
    slug: "ada-lill",
    technologies: toTechnologyInputs(["react"]),
    experiences: [toExperienceInput("gaming")],
    languages: [{ code: "de", level: "C1" }],
  },
]);

async function request(path: string, status = 200) {
  const response = await api.request(path);
  expect(response.status).toBe(status);
  return response.json();
}

test("technologies and tags are listed in the operator's order", async () => {
  const technologies = responseSchema(TechnologySchema.array()).parse(
    await request("/api/technologies"),
  );
  expect(technologies.data.map(({ slug }) => slug)).toEqual(
    TEST_TECHNOLOGIES.map(({ slug }) => slug),
  );
  const tags = responseSchema(TagSchema.array()).parse(await request("/api/tags"));
  expect(tags.data.map(({ slug }) => slug)).toEqual(TEST_TAGS.map(({ slug }) => slug));
});

test("available=true leaves what a published member has", async () => {
  expect(await request("/api/technologies?available=true")).toMatchObject({
    data: [{ slug: "react" }],
  });
  expect(await request("/api/tags?available=true")).toMatchObject({ data: [{ slug: "gaming" }] });
  expect(await request("/api/counties?available=true")).toEqual({
    data: [{ code: "EE", name: "Estonia" }],
  });
  expect(await request("/api/languages?available=true")).toEqual({
    data: [{ code: "de", name: "German" }],
  });

  await upsertMembers(services.db, [
    toMemberInput({
      slug: "new",
      technologies: toTechnologyInputs(["python"]),
      country_code: "PL",
    }),
  ]);
  expect(await request("/api/technologies?available=true")).toMatchObject({
    data: [{ slug: "react" }, { slug: "python" }],
  });
  expect(await request("/api/counties?available=true")).toMatchObject({
    data: [{ code: "EE" }, { code: "PL" }],
  });
});

test("available=false and no parameter list all", async () => {
  expect(await request("/api/tags?available=false")).toEqual(await request("/api/tags"));
});

test("counties and languages carry code and name, in the order of names", async () => {
  const countries = responseSchema(CountrySchema.array()).parse(
    await request("/api/counties"),
  ).data;
  const languages = responseSchema(LanguageSchema.array()).parse(
    await request("/api/languages"),
  ).data;
  expect(countries).toHaveLength(249);
  for (const list of [countries, languages]) {
    const names = list.map(({ name }) => name);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, "en")));
    expect(new Set(list.map(({ code }) => code)).size).toBe(list.length);
  }
});

test("a technology and a tag are read by slug, an unknown one is a 404 with a message", async () => {
  expect(await request("/api/technologies/nodejs")).toMatchObject({ data: { name: "Node.js" } });
  expect(await request("/api/tags/fintech")).toMatchObject({ data: { name: "Fintech" } });
  expect(await request("/api/technologies/cobol", 404)).toMatchObject({
    message: "There is no technology called cobol.",
  });
  expect(await request("/api/tags/mining", 404)).toMatchObject({
    message: "There is no tag called mining.",
  });
});

test("the common config carries all published tags and technologies", async () => {
  const { data } = responseSchema(CommonConfigSchema).parse(await request("/api/config/common"));
  expect(data.tags).toHaveLength(TEST_TAGS.length);
  expect(data.technologies).toHaveLength(TEST_TECHNOLOGIES.length);
  expect(data.terms).toEqual({});
});

test("the common config has the terms of contracts, and none of the other terms", async () => {
  const terms = { trial: "One week", notice_period: "Two weeks", margin_percent: 20 };
  await saveSite(services.db, { ...TEST_SITE, terms });
  expect(await request("/api/config/common")).toMatchObject({
    data: { terms: { trial: "One week", notice_period: "Two weeks" } },
  });
  expect(JSON.stringify(await request("/api/config/common"))).not.toContain("margin");
});

test.each([
  ["/api/tags?available=maybe", "available"],
  ["/api/tags?available=true&available=true", "available"],
  ["/api/technologies?colour=red", "colour"],
  ["/api/technologies/UPPER", "slug"],
])("%s is a 422 that names %s", async (path, field) => {
  expect(Object.keys((await request(path, 422)).errors)).toEqual([field]);
});

test("a technology that an import no longer has is unpublished, members keep its name", async () => {
  const fewer = TEST_TECHNOLOGIES.filter(({ slug }) => slug !== "react").toReversed();
  await upsertTechnologies(services.db, fewer);
  expect(await request("/api/technologies")).toMatchObject({
    data: fewer.map(({ slug }) => ({ slug })),
  });
  await request("/api/technologies/react", 404);
  expect(await request("/api/members/slug/ada-lill")).toMatchObject({
    data: { technologies: [{ slug: "react", name: "React" }] },
  });
  await upsertTechnologies(services.db, TEST_TECHNOLOGIES);
  expect(await request("/api/technologies/react")).toMatchObject({ data: { slug: "react" } });
});
