import { expect, test } from "vitest";
import { upsertTechnologies } from "#app/taxonomy/technologies.repository.server.ts";
import { type MemberTechnologyRow, members } from "#database/tables/members.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { toMemberRow } from "#tests/support/members.ts";
import { listMembers } from "../members.service.server.ts";
import { findTerms, listIgnoredWords } from "./find-terms.service.server.ts";

const technologies = [
  { slug: "react", name: "React", aliases: ["react.js"] },
  { slug: "react-native", name: "React Native", aliases: [] },
  { slug: "nodejs", name: "Node.js", aliases: ["node"] },
  { slug: "java", name: "Java", aliases: [] },
  { slug: "javascript", name: "JavaScript", aliases: ["js"] },
  { slug: "python", name: "Python", aliases: [] },
  { slug: "kubernetes", name: "Kubernetes", aliases: ["k8s"] },
  { slug: "cpp", name: "C++", aliases: [] },
  { slug: "csharp", name: "C#", aliases: [] },
  { slug: "dotnet", name: ".NET", aliases: [] },
  { slug: "cobol", name: "COBOL", aliases: [] },
];

const people: [first: string, last: string, position: string, main: number[], other?: number[]][] =
  [
    ["Ada", "Lill", "Frontend developer", [1], [5]],
    ["Łukasz", "Müller", "Full-stack engineer", [3], [1]],
    ["Мария", "Жукова", "Backend developer", [4]],
    ["Jean-Luc", "O'Neill", "Platform engineer", [7], [6]],
    ["太郎", "山田", "Systems engineer", [8]],
    ["Reanna", "Şahin", "Full stack developer", [9, 10]],
    ["Ireland", "Smith", "Mobile developer", [2]],
  ];

/** Of names in another script: the slug, and the Latin name that is given. */
const LATIN: Record<string, { slug: string; latin_name?: string }> = {
  Жукова: { slug: "mariia-zhukova-2" },
  山田: { slug: "taro", latin_name: "Yamada Tarō" },
};

const { db } = await createTestDatabase();
await upsertTechnologies(db, technologies);
await db.insert(members).values(
  people.map(([first_name, last_name, position, main, other = []], index) => ({
    ...toMemberRow(index + 1),
    first_name,
    last_name,
    ...LATIN[last_name],
    position,
    technologies: [
      ...main.map((technology_id): MemberTechnologyRow => ({ technology_id, years: 1, type: 1 })),
      ...other.map((technology_id): MemberTechnologyRow => ({ technology_id, years: 1, type: 2 })),
    ],
  })),
);

async function search(q: string): Promise<string[]> {
  const { data } = await listMembers(db, { page: 1, per_page: 50, filter: { q } });
  return data.map(({ last_name }) => last_name);
}

test.each([
  ["Ada", ["Lill"]],
  ["lill ada", ["Lill"]],
  ["frontend", ["Lill"]],
  ["kubernetes", ["O'Neill"]],
  ["k8s", ["O'Neill"]],
])("a search looks at name, position and technology: %s", async (q, names) => {
  expect(await search(q)).toEqual(names);
});

test.each([
  ["lukasz muller", ["Müller"]],
  ["ŁUKASZ", ["Müller"]],
  ["sahin", ["Şahin"]],
  ["жукова", ["Жукова"]],
  ["山田", ["山田"]],
  ["oneill", ["O'Neill"]],
  ["jean luc", ["O'Neill"]],
  ["jeanluc", ["O'Neill"]],
])("a search is blind to accents, case and how names are joined: %s", async (q, names) => {
  expect(await search(q)).toEqual(names);
});

test.each([
  ["zhukova", ["Жукова"]],
  ["Mariia Zhukova", ["Жукова"]],
  ["мария zhukova", ["Жукова"]],
  ["zhukov", ["Жукова"]],
  ["yamada", ["山田"]],
  ["Taro Yamada", ["山田"]],
  ["tarō", ["山田"]],
  ["太郎", ["山田"]],
  ["山田太郎", ["山田"]],
  ["2", []],
])("a name in another script is found by it and in Latin letters: %s", async (q, names) => {
  expect(await search(q)).toEqual(names);
});

test("a member has a Latin name beside one in another script, and none beside a Latin one", async () => {
  const { data } = await listMembers(db, { page: 1, per_page: 50, filter: { sort: "name_asc" } });
  expect(data.map(({ last_name, latin_name }) => [last_name, latin_name])).toEqual([
    ["Lill", null],
    ["Smith", null],
    ["O'Neill", null],
    ["Müller", null],
    ["Жукова", "Mariia Zhukova"],
    ["Şahin", null],
    ["山田", "Yamada Tarō"],
  ]);
});

test.each([
  ["node", ["Müller"]],
  ["nodejs", ["Müller"]],
  ["Node.js", ["Müller"]],
  ["node js", ["Müller"]],
  ["c++", ["山田"]],
  ["C#", ["Şahin"]],
  [".net", ["Şahin"]],
  ["c", ["山田", "Şahin"]],
  ["fullstack", ["Müller", "Şahin"]],
  ["full-stack", ["Müller", "Şahin"]],
  ["full stack", ["Müller", "Şahin"]],
  ["front end", ["Lill"]],
  ["reactnative", ["Smith"]],
])("technologies and trades are found as people write them: %s", async (q, names) => {
  expect(await search(q)).toEqual(names);
});

test.each([
  ["Reakt", ["Smith", "Lill", "Müller"]],
  ["Kubernets", ["O'Neill"]],
  ["pyhton", ["O'Neill"]],
  ["javascirpt", ["Lill"]],
  ["Łukaz Muler", ["Müller"]],
])("a misspelt word still finds: %s", async (q, names) => {
  expect((await search(q)).toSorted()).toEqual(names.toSorted());
});

test.each([
  ["Смит", ["Smith"]],
  ["Мюллер", ["Müller"]],
  ["Реанна", ["Şahin"]],
  ["Σμιθ", ["Smith"]],
  ["სმით", ["Smith"]],
  ["Жукова", ["Жукова"]],
])("a Latin name is found by its spelling in other letters: %s", async (q, names) => {
  expect(await search(q)).toEqual(names);
});

test("a name in other letters that is spelled exactly like a Latin one counts as it", async () => {
  const [match] = await findTerms(db, "Лилл");
  expect(match?.main).toHaveLength(1);
});

test.each(["qwertz", "xyzzy plugh", "zzz", "!!!", "...", "%", "a'; drop table members"])(
  "rubbish finds nothing: %s",
  async (q) => {
    expect(await search(q)).toEqual([]);
  },
);

test("an exact match comes before a prefix, a main technology before another", async () => {
  expect(await search("rea")).toEqual(["Lill", "Müller", "Şahin", "Smith"]);
  expect(await search("react")).toEqual(["Lill", "Smith", "Müller"]);
});

test("the whole name of a technology does not mean others that begin like it", async () => {
  expect(await search("java")).toEqual(["Жукова"]);
  expect(await search("javas")).toEqual(["Lill"]);
});

test("every word that someone has must be found, and the others are ignored", async () => {
  expect(await search("react frontend")).toEqual(["Lill"]);
  expect(await search("kubernetes frontend")).toEqual([]);
  expect(await search("react qwertz")).toEqual(["Lill", "Smith", "Müller"]);
  expect(await listIgnoredWords(db, "react Qwertz smith xyzzy")).toEqual(["Qwertz", "xyzzy"]);
});

test("with filters words rank members, those who have them first, and exclude nobody", async () => {
  const list = async (q: string) => {
    const filter = { technology: ["react"], q };
    const { data } = await listMembers(db, { page: 1, per_page: 50, filter });
    return data.map(({ last_name }) => last_name);
  };
  expect(await list("qwertz")).toEqual(["Lill", "Müller"]);
  expect(await list("müller qwertz")).toEqual(["Müller", "Lill"]);
});

test("a technology without members is no correction of a typo", async () => {
  expect(await search("cobal")).toEqual([]);
});

test("what is preferred comes first, and excludes nobody, with or without other words", async () => {
  expect((await search("ideally Kubernetes"))[0]).toBe("O'Neill");
  expect(await search("ideally Kubernetes")).toHaveLength(people.length);
  expect(await search("developer ideally Java")).toEqual(["Жукова", "Lill", "Şahin", "Smith"]);
  expect(await listIgnoredWords(db, "ideally Qwertz")).toEqual(["Qwertz"]);
});
