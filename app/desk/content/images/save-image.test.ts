import { beforeEach, expect, test } from "vitest";
import {
  findOpenRevision,
  findShownRevision,
} from "#services/content/revisions/drafts.repository.server.ts";
import { readFile, resetContent } from "#tests/support/content-editing.ts";
import { ANNA } from "#tests/support/content-folder.ts";
import { createPixelBomb, createTruncated } from "#tests/support/hostile-images.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createStaff } from "#tests/support/staff.ts";
import { toPreviewedChanges } from "../../preview/preview-file.service.server.ts";
import { publishFile } from "../editing/publish-file.service.server.ts";
import { cancelFileSchedule, saveFile } from "../editing/save-file.service.server.ts";
import { toSkeleton } from "../new/skeletons.server.ts";
import { saveImage } from "./save-image.service.server.ts";

const services = await createTestServices();
const { db } = services;
const mari = await createStaff(db, { name: "Mari Kask", role: "editor" });
const partner = await createStaff(db, { name: "Joonas Kruus", role: "partner" });
const PATH = "articles/rates.md";
const SVG = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30" viewBox="0 0 40 30"><rect width="40" height="30" fill="#123456"/></svg>',
);
const save = (name: string, bytes: Buffer = SVG, path = PATH, staff = mari) =>
  saveImage(services, staff, path, { name, bytes });

beforeEach(() =>
  resetContent(db, {
    "authors/mari.yaml":
      "name: Mari\nrole: Author\nbio: Writes.\nlinks: { linkedin: null, github: null }\n",
  }),
);

test("an image is a draft under a free name, the same one only once", async () => {
  expect(await save("Chart of Rätes.SVG")).toBe("chart-of-rates.svg");
  expect(await save("chart of rates.svg")).toBe("chart-of-rates.svg");
  const other = Buffer.from(SVG.toString().replace("#123456", "#654321"));
  expect(await save("chart-of-rates.svg", other)).toBe("chart-of-rates-2.svg");
  expect(await findShownRevision(db, "articles/chart-of-rates.svg")).toBeUndefined();
  const same = await Promise.all([save("new.svg"), save("new.svg")]);
  expect(same).toEqual(["new.svg", "new.svg"]);
});

test("what an import would refuse is refused", async () => {
  const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>');
  for (const refused of [
    () => save("chart.exe"),
    () => save("chart.png", Buffer.from("no image")),
    () => save("chart.svg", script),
    () => save("chart.png", Buffer.alloc(10_000_001)),
    () => save("chart.svg", SVG, "vacancies/tester.md"),
    () => save("chart.png", createPixelBomb()),
    async () => save("chart.jpg", await createTruncated("jpeg")),
  ]) {
    await expect(refused()).rejects.toMatchObject({
      status: 422,
      errors: { file: [expect.any(String)] },
    });
  }
});

test("an image of a member is in the folder of the member, and is published with the profile", async () => {
  const path = "members/anna-kask.yaml";
  const name = await save("Drag budget.svg", SVG, path, partner);
  expect(name).toBe("drag-budget.svg");
  const image = `members/anna-kask/${name}`;
  const text = `${ANNA}work_samples:
  - { kind: repository, title: drag-budget, url: "https://code.example/drag-budget", description: Measures., image: { file: ${name}, alt: A chart } }
`;
  expect([...(await toPreviewedChanges(db, path, text)).keys()]).toEqual([path, image]);
  const { revision } = await readFile(db, path);
  expect(await publishFile(services, partner, { path, text, revision })).toMatchObject({
    isPublished: true,
    problems: [],
  });
  expect(await findShownRevision(db, image)).toMatchObject({ author: "Joonas Kruus" });
  await expect(save("other.svg", SVG, path)).rejects.toMatchObject({ status: 403 });
});

test("an image is published, scheduled and taken off the schedule with its text", async () => {
  const name = await save("chart.svg");
  const image = `articles/${name}`;
  const skeleton = await toSkeleton(db, PATH, new Date("2026-11-23T10:00:00Z"));
  const text = `${skeleton}\n![A chart](${name})\n`;
  const revision = await saveFile(services, mari, { path: PATH, text, revision: 0 });
  const publishAt = new Date(Date.now() + 3_600_000);
  const edit = { path: PATH, text, revision };
  expect(await publishFile(services, mari, { ...edit, publishAt })).toMatchObject({
    isPublished: true,
    problems: [],
  });
  expect(await findOpenRevision(db, image)).toMatchObject({ published_at: publishAt });
  const scheduled = await readFile(db, PATH);
  await cancelFileSchedule(services, mari, { path: PATH, revision: scheduled.revision });
  expect(await findOpenRevision(db, image)).toMatchObject({ published_at: null });
  expect(
    await publishFile(services, mari, { ...edit, revision: scheduled.revision }),
  ).toMatchObject({ isPublished: true });
  expect(await findShownRevision(db, image)).toMatchObject({ author: "Mari Kask" });
  expect(await findOpenRevision(db, image)).toBeUndefined();
});

test("of what was scheduled together, only the images of a text leave the schedule with it", async () => {
  const skeleton = await toSkeleton(db, PATH, new Date("2026-11-23T10:00:00Z"));
  for (const [name, color] of Object.entries({
    own: "#111111",
    both: "#222222",
    other: "#333333",
  })) {
    await save(`${name}.svg`, Buffer.from(SVG.toString().replace("#123456", color)));
  }
  const text = `${skeleton}\n![Own](own.svg)\n\n![Both](both.svg)\n`;
  const beside = `${skeleton}\n![Other](other.svg)\n\n![Both](both.svg)\n`;
  const besides = await toPreviewedChanges(db, "articles/other.md", beside);
  const publishAt = new Date(Date.now() + 3_600_000);
  const toShown = async () => ({ path: PATH, revision: (await readFile(db, PATH)).revision });
  const edit = { ...(await toShown()), text, publishAt, besides };
  expect(await publishFile(services, mari, edit)).toMatchObject({ isPublished: true });
  await cancelFileSchedule(services, mari, await toShown());
  const isScheduled = async (file: string) =>
    (await findOpenRevision(db, `articles/${file}`))?.published_at != null;
  expect({
    text: await isScheduled("rates.md"),
    own: await isScheduled("own.svg"),
    both: await isScheduled("both.svg"),
    other: await isScheduled("other.svg"),
    beside: await isScheduled("other.md"),
  }).toEqual({ text: false, own: false, both: true, other: true, beside: true });
});
