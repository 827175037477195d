import { expect, it } from "vitest";
import { toProjectName, toTechnologyRows } from "./technology-rows.ts";

const project = { position: "", name: "", tags: [], description: "", responsibility: "" };
const named = (slug: string) => ({ slug, name: slug });

it("lists main technologies first, each group by years, with the projects that used them", () => {
  const rows = toTechnologyRows({
    technologies: [
      { ...named("figma"), years: 2, type: 2 },
      { ...named("react"), years: 4, type: 1 },
      { ...named("css"), years: 9, type: 2 },
      { ...named("go"), years: 6, type: 1 },
    ],
    experiences: [
      { ...project, technologies: [named("go"), named("cobol")] },
      { ...project, technologies: [named("react"), named("go")] },
    ],
  });
  expect(rows.map(({ slug, uses }) => [slug, uses])).toEqual([
    ["go", [true, true]],
    ["react", [false, true]],
    ["css", [false, false]],
    ["figma", [false, false]],
  ]);
});

it("names a project by what there is of position and name", () => {
  expect(toProjectName({ ...project, technologies: [], position: "Lead", name: "Port" })).toBe(
    "Lead, Port",
  );
  expect(toProjectName({ ...project, technologies: [], name: "Port" })).toBe("Port");
});
