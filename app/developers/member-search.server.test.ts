import { expect, test } from "vitest";
import { buildMemberIndex, type IndexedMember } from "./member-index.server.ts";
import { selectMembers } from "./member-selection.server.ts";

const technologies = [
  { id: 1, slug: "react", name: "React", aliases: ["react.js"], published: true },
  { id: 2, slug: "react-native", name: "React Native", aliases: [], published: true },
  { id: 3, slug: "nodejs", name: "Node.js", aliases: ["node"], published: true },
  { id: 4, slug: "java", name: "Java", aliases: [], published: true },
  { id: 5, slug: "javascript", name: "JavaScript", aliases: ["js"], published: true },
  { id: 6, slug: "python", name: "Python", aliases: [], published: true },
  { id: 7, slug: "kubernetes", name: "Kubernetes", aliases: ["k8s"], published: true },
  { id: 8, slug: "cpp", name: "C++", aliases: [], published: true },
  { id: 9, slug: "csharp", name: "C#", aliases: [], published: true },
  { id: 10, slug: "dotnet", name: ".NET", aliases: [], published: true },
  { id: 11, slug: "cobol", name: "COBOL", aliases: [], published: true },
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

const members = people.map(
  ([first_name, last_name, position, main, other = []], index): IndexedMember => ({
    id: index + 1,
    featured: false,
    first_name,
    last_name,
    position,
    country_code: "EE",
    sales_rate: 50,
    seniority_level: "senior",
    years_of_experience: 8,
    available_from: null,
    availability_confirmed_at: null,
    language_codes: [],
    technology_ids: [...main, ...other],
    main_technology_ids: main,
    tag_ids: [],
  }),
);
const index = await buildMemberIndex({ members, technologies, tags: [] });

function search(q: string): string[] {
  const ids = selectMembers(index, { q }, 0).slice(0, 50);
  return ids.map((id) => people[id - 1]?.[1] ?? "");
}

test.each([
  ["Ada", ["Lill"]],
  ["lill ada", ["Lill"]],
  ["frontend", ["Lill"]],
  ["kubernetes", ["O'Neill"]],
  ["k8s", ["O'Neill"]],
])("a search looks at name, position and technology: %s", (q, names) => {
  expect(search(q)).toEqual(names);
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
])("a search is blind to accents, case and how names are joined: %s", (q, names) => {
  expect(search(q)).toEqual(names);
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
])("technologies and trades are found as people write them: %s", (q, names) => {
  expect(search(q)).toEqual(names);
});

test.each([
  ["Reakt", ["Smith", "Lill", "Müller"]],
  ["Kubernets", ["O'Neill"]],
  ["pyhton", ["O'Neill"]],
  ["javascirpt", ["Lill"]],
  ["Łukaz Muler", ["Müller"]],
])("a misspelt word still finds: %s", (q, names) => {
  expect(search(q).toSorted()).toEqual(names.toSorted());
});

test.each([
  "qwertz",
  "xyzzy plugh",
  "zzz",
  "!!!",
  "...",
  "ada cobol",
  "%",
  "a'; drop table members",
])("rubbish finds nothing: %s", (q) => {
  expect(search(q)).toEqual([]);
});

test("an exact match comes before a prefix, a main technology before another", () => {
  expect(search("rea")).toEqual(["Lill", "Müller", "Şahin", "Smith"]);
  expect(search("react")).toEqual(["Lill", "Smith", "Müller"]);
});

test("the whole name of a technology does not mean others that begin like it", () => {
  expect(search("java")).toEqual(["Жукова"]);
  expect(search("javas")).toEqual(["Lill"]);
});

test("every word of a search must be found", () => {
  expect(search("react frontend")).toEqual(["Lill"]);
  expect(search("react backend")).toEqual([]);
});

test("a technology without members is no correction of a typo", () => {
  expect(search("cobal")).toEqual([]);
});
