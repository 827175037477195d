import sharp from "sharp";
import { beforeEach, expect, test } from "vitest";
import { contentKinds } from "#app/content.ts";
import { toPreviewedChanges } from "#app/desk/preview/preview-file.service.server.ts";
import { listFeaturedMembers } from "#app/developers/members.service.server.ts";
import { findMemberBySlug } from "#app/developers/stored-members.service.server.ts";
import { findMedia, parseMediaName } from "#app/site/media/media.service.server.ts";
import type { Database } from "#database/client.server.ts";
import { toHash } from "#services/content/folder/content-hash.server.ts";
import {
  insertRevisions,
  saveOriginal,
} from "#services/content/revisions/revisions.repository.server.ts";
import { findContentVersion } from "#services/content/versions/content-version.repository.server.ts";
import { ANNA, writeContentFolder } from "#tests/support/content-folder.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { importFolder } from "#tests/support/import-folder.ts";
import { createPreview } from "./preview.server.ts";
import { createCheck } from "./publish.server.ts";

const { db, url } = await createTestDatabase();
const check = createCheck(db, url);
const PATH = "members/anna-kask.yaml";
const PRINCIPAL = ANNA.replace("Senior React", "Principal React");

/** What a page would read, some of it at the same time and in transactions of its own. */
async function render(page: string, tx: Database): Promise<Response> {
  const slug = page.slice(1);
  const [member, featured, inside] = await Promise.all([
    findMemberBySlug(tx, slug),
    listFeaturedMembers(tx, 1),
    tx.transaction((inner) => findMemberBySlug(inner, slug)),
  ]);
  const { position, avatar } = member ?? {};
  return Response.json({
    position,
    avatar,
    listed: featured[0]?.position,
    inside: inside?.position,
  });
}
const isPrivate = (page: string) => page === "/desk";
const preview = createPreview({ db, check }, { render, isPrivate });

async function show(text: string, path = PATH) {
  const shown = await preview(await toPreviewedChanges(db, path, text), "/anna-kask");
  return shown.outcome === "shown" ? shown.shown.json() : shown.problems;
}

const POSITION = "Senior React engineer";
const NOW = { position: POSITION, avatar: null, listed: POSITION, inside: POSITION };

beforeEach(async () => {
  await importFolder(db, writeContentFolder(), contentKinds);
});

test("a page is rendered with a text that is then forgotten", async () => {
  const version = await findContentVersion(db);
  const position = "Principal React engineer";
  expect(await show(PRINCIPAL)).toEqual({
    position,
    avatar: null,
    listed: position,
    inside: position,
  });
  expect(await findContentVersion(db)).toBe(version);
  expect(await (await render("/anna-kask", db)).json()).toMatchObject(NOW);
});

test("a preview that is left while it waits is not begun", async () => {
  const changes = await toPreviewedChanges(db, PATH, PRINCIPAL);
  const leaving = new AbortController();
  const running = preview(changes, "/anna-kask");
  const left = preview(changes, "/anna-kask", leaving.signal);
  leaving.abort();
  await expect(left).rejects.toThrow("aborted");
  await running;
});

test("previews at the same time do not see each other", async () => {
  const positions = ["First", "Second", "Third"];
  const shown = await Promise.all(
    positions.map((position) => show(ANNA.replace(POSITION, position))),
  );
  expect(shown).toMatchObject(positions.map((position) => ({ position, inside: position })));
});

test("a text with an error results in its problem at its line", async () => {
  expect(await show(ANNA.replace("country_code: EE", "country_code: XX"))).toMatchObject([
    { file: PATH, line: 9, severity: "error" },
  ]);
  expect(await show(ANNA)).toMatchObject(NOW);
});

test("a page for one person has no preview, also when a file has its name", async () => {
  const changes = await toPreviewedChanges(db, "pages/desk.md", "---\n---\n");
  await expect(preview(changes, "/desk")).rejects.toMatchObject({ status: 422 });
});

test("a page that fails leaves nothing behind, and the next one works", async () => {
  const failing = createPreview(
    { db, check },
    {
      render: async (_page, tx) => {
        await tx.execute("select 1 / 0");
        return new Response();
      },
      isPrivate,
    },
  );
  await expect(failing(await toPreviewedChanges(db, PATH, PRINCIPAL), "/")).rejects.toThrow();
  expect(await show(ANNA)).toMatchObject(NOW);
  expect(await (await render("/anna-kask", db)).json()).toMatchObject(NOW);
});

test("a drafted image is part of the preview, and its picture can be loaded afterwards", async () => {
  const size = { width: 400, height: 400, channels: 3, background: "#446688" } as const;
  const bytes = await sharp({ create: size }).png().toBuffer();
  const hash = toHash(bytes);
  await db.transaction(async (tx) => {
    await saveOriginal(tx, hash, bytes);
    await insertRevisions(tx, [
      {
        kind: "members",
        path: "members/anna-kask.png",
        text: null,
        hash,
        base_hash: null,
        author: "Mari",
        source: "desk",
        note: null,
        published_at: null,
      },
    ]);
  });
  const { avatar } = await show(ANNA);
  expect(avatar).toMatch(/^\/media\/\w+\.webp$/);
  const id = parseMediaName(avatar.split("/").at(-1)) ?? "";
  expect(await findMedia({ db }, id)).toBeDefined();
  expect(await (await render("/anna-kask", db)).json()).toMatchObject(NOW);
});
