import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { contentKinds } from "#app/content.ts";
import { membersContent } from "#app/developers/content/members.content.server.ts";
import { findMemberBySlug } from "#app/developers/stored-members.service.server.ts";
import { findMedia, parseMediaName } from "#app/site/media/media.service.server.ts";
import { exportContent } from "#services/content/transfer/export-content.server.ts";
import { check } from "#tests/support/content-check.ts";
import { ANNA, writeContentFolder } from "#tests/support/content-folder.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { importFolder } from "#tests/support/import-folder.ts";
import { removeTemporaryFolder, temporaryPath } from "#tests/support/temporary-folder.ts";

const { db } = await createTestDatabase();

const FILE = "members/anna-kask/board.png";
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><rect width="40" height="30"/></svg>`;
const createScreen = (background: string, width = 2000) =>
  sharp({ create: { width, height: 1000, channels: 3, background } })
    .png()
    .toBuffer();

const toWork = (file = "board.png") => `${ANNA}work_samples:
  - kind: case_study
    title: A board
    url: https://boards.example/
    description: A board for 40 people.
    year: 2025
    image: { file: ${file}, alt: A board with three columns }
  - { kind: talk, title: A talk, url: "https://talks.example/", description: A talk., year: null }
`;

async function importWork(changes: Record<string, string | Buffer | null>) {
  const folder = writeContentFolder({ "members/anna-kask.yaml": toWork(), ...changes });
  const { lines } = await importFolder(db, folder, contentKinds);
  const member = await findMemberBySlug(db, "anna-kask");
  return { lines, images: member?.work_samples.map(({ image }) => image) ?? [] };
}

test("work has an image, which pages scale, and which is exported as it was", async () => {
  const original = await createScreen("#c00");
  const { images } = await importWork({ [FILE]: original });
  expect(images).toEqual([
    {
      src: expect.stringMatching(/^\/media\/[0-9a-f]{64}\.webp$/),
      alt: "A board with three columns",
      width: 1600,
      height: 800,
    },
    null,
  ]);
  const id = parseMediaName(images[0]?.src.replace("/media/", "") ?? "") ?? "";
  expect((await findMedia({ db }, id))?.contentType).toBe("image/webp");
  const target = temporaryPath();
  onTestFinished(() => removeTemporaryFolder(target));
  await exportContent(db, target, contentKinds);
  expect(await readFile(join(target, FILE))).toEqual(original);
  // Of the stored rows, without the revisions of the files.
  const files = new Map<string, Buffer | string>();
  for await (const { path, content } of membersContent.export?.(db) ?? []) files.set(path, content);
  expect(files.get(FILE)).toEqual(original);
  const text = String(files.get("members/anna-kask.yaml"));
  expect(text).toContain("file: board.png");
  expect(text).not.toContain("image: null");
});

test("another image under the same name is shown, and a drawing stays one", async () => {
  const before = await importWork({ [FILE]: await createScreen("#c00") });
  const after = await importWork({ [FILE]: await createScreen("#0c0") });
  expect(after.images[0]?.src).not.toBe(before.images[0]?.src);
  const drawing = await importWork({
    "members/anna-kask.yaml": toWork("board.svg"),
    "members/anna-kask/board.svg": SVG,
  });
  expect(drawing.images[0]).toMatchObject({ src: expect.stringMatching(/svg$/), width: 40 });
  const none = await importWork({ "members/anna-kask.yaml": ANNA });
  expect(none.images).toEqual([]);
});

const checkWork = (changes: Record<string, string | Buffer>) =>
  check(writeContentFolder({ "members/anna-kask.yaml": toWork(), ...changes }));

test("an image that is missing, damaged, too large or hostile is an error, one without use a warning", async () => {
  expect(await checkWork({})).toEqual([
    expect.stringMatching(/work_samples.0.image.file: there is no image board.png in the folder/),
  ]);
  for (const bytes of [
    Buffer.from("no image"),
    Buffer.alloc(10_000_001),
    (await createScreen("#c00")).subarray(0, 400),
  ]) {
    expect(await checkWork({ [FILE]: bytes })).toEqual([expect.stringContaining(FILE)]);
  }
  const script = SVG.replace("<rect", "<script>1</script><rect");
  expect(
    await checkWork({
      "members/anna-kask.yaml": toWork("board.svg"),
      "members/anna-kask/board.svg": script,
    }),
  ).toEqual([expect.stringContaining("board.svg")]);
  expect(
    await checkWork({
      [FILE]: await createScreen("#c00", 20),
      "members/anna-kask/other.png": await createScreen("#0c0", 20),
    }),
  ).toEqual([
    expect.stringMatching(/other.png.* warning .*no work of this member uses this image/),
  ]);
  expect(
    await checkWork({
      [FILE]: await createScreen("#c00", 20),
      "members/nobody/board.png": await createScreen("#0c0", 20),
    }),
  ).toEqual([expect.stringMatching(/members\/nobody\/board.png.* warning /)]);
});
