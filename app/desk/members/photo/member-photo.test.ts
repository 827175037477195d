import { beforeEach, expect, test } from "vitest";
import { findMemberBySlug } from "#app/developers/stored-members.service.server.ts";
import { loadSharp } from "#platform/image/sharp.server.ts";
import { toHash } from "#services/content/folder/content-hash.server.ts";
import { listSiteFiles } from "#services/content/revisions/revisions.repository.server.ts";
import { listAudited, readFile, resetContent } from "#tests/support/content-editing.ts";
import { createDeskApp } from "#tests/support/desk-app.ts";
import { createPixelBomb, createTruncated } from "#tests/support/hostile-images.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createStaff, signIn } from "#tests/support/staff.ts";
import { publishFile } from "../../content/editing/publish-file.service.server.ts";
import { readMemberEditor } from "../form/member-editor.service.server.ts";
import {
  discardPhoto,
  listPhotoChanges,
  removePhoto,
  savePhoto,
} from "./member-photo.service.server.ts";

const services = await createTestServices();
const { db } = services;
const mari = await createStaff(db, { role: "partner" });
const sharp = await loadSharp();
const PATH = "members/anna-kask.yaml";

async function toPhoto(background: string, format: "webp" | "png" = "webp") {
  const image = sharp({ create: { width: 640, height: 640, channels: 3, background } });
  const bytes = await image.toFormat(format).toBuffer();
  return { bytes, blob: new Blob([new Uint8Array(bytes)], { type: `image/${format}` }) };
}

const save = async (blob: Blob) => savePhoto(services, mari, "anna-kask", blob);
const readPhoto = async () => (await readMemberEditor(services, "anna-kask"))?.photo;
const listPhotos = async () =>
  [...(await listSiteFiles(db)).keys()].filter((path) => /^members\/.*(?<!yaml)$/.test(path));
async function publish() {
  const { text, revision } = await readFile(db, PATH);
  const besides = await listPhotoChanges(db, "anna-kask");
  return publishFile(services, mari, { path: PATH, text, revision, besides });
}
const findAvatar = async () => (await findMemberBySlug(db, "anna-kask"))?.avatar ?? null;

beforeEach(() => resetContent(db));

test("a photo is a draft until the member is published, and then on the site", async () => {
  const { bytes, blob } = await toPhoto("red");
  await save(blob);
  expect(await findAvatar()).toBeNull();
  expect(await readPhoto()).toMatchObject({
    isDraft: true,
    src: expect.stringMatching(/^\/desk\/members\/anna-kask\/photo\?\d+$/),
  });
  expect(await publish()).toMatchObject({ isPublished: true });
  expect(await findAvatar()).toBe(`/media/${toHash(bytes)}.webp`);
  expect(await readPhoto()).toMatchObject({ isDraft: false });
  expect(await listAudited(db)).toEqual([
    expect.stringMatching(/^member.photo member \d+$/),
    expect.stringMatching(/^content.publish /),
  ]);
});

test("another photo takes the place of one in another format, and both can be undone", async () => {
  await save((await toPhoto("red", "png")).blob);
  await publish();
  expect(await listPhotos()).toEqual(["members/anna-kask.png"]);
  await save((await toPhoto("blue")).blob);
  await discardPhoto(services, mari, "anna-kask");
  expect(await readPhoto()).toMatchObject({ isDraft: false });
  await save((await toPhoto("green")).blob);
  const { bytes, blob } = await toPhoto("orange");
  await save(blob);
  await publish();
  expect(await listPhotos()).toEqual(["members/anna-kask.webp"]);
  expect(await findAvatar()).toBe(`/media/${toHash(bytes)}.webp`);
});

test("a photo is removed with the next publication", async () => {
  await save((await toPhoto("red")).blob);
  await publish();
  await removePhoto(services, mari, "anna-kask");
  expect(await readPhoto()).toEqual({ src: null, isDraft: true, revision: undefined });
  expect(await findAvatar()).not.toBeNull();
  await publish();
  expect(await findAvatar()).toBeNull();
  expect(await listPhotos()).toEqual([]);
});

test("what is no photo is refused, whatever it is called", async () => {
  const blob = (bytes: string, type: string) => new Blob([bytes], { type });
  for (const file of [
    blob("<svg xmlns='http://www.w3.org/2000/svg'><script/></svg>", "image/svg+xml"),
    blob("<script>alert(1)</script>", "image/webp"),
    blob("%PDF-1.7", "application/pdf"),
    blob("", "image/png"),
    new Blob([new Uint8Array((await toPhoto("red", "png")).bytes)], { type: "image/jpeg" }),
    new Blob([new Uint8Array(createPixelBomb())], { type: "image/png" }),
    new Blob([new Uint8Array(await createTruncated("jpeg"))], { type: "image/jpeg" }),
    (await toPhoto("black")).blob,
  ]) {
    await expect(save(file)).rejects.toMatchObject({ status: 422 });
  }
  await expect(save(new Blob([new Uint8Array(10_000_001)]))).rejects.toMatchObject({ status: 422 });
  expect(await readPhoto()).toMatchObject({ isDraft: false });
});

test("the drafted photo is shown to staff only, and an unknown member has none", async () => {
  const { bytes, blob } = await toPhoto("red");
  await save(blob);
  const desk = createDeskApp(services);
  const path = "/desk/members/anna-kask/photo";
  expect((await desk.request(path)).status).toBe(302);
  const shown = await desk.request(path, { cookie: await signIn(services, mari) });
  expect(shown.headers.get("Content-Type")).toBe("image/webp");
  expect(Buffer.from(await shown.arrayBuffer()).equals(bytes)).toBe(true);
  await expect(savePhoto(services, mari, "nobody", blob)).rejects.toMatchObject({ status: 404 });
});
