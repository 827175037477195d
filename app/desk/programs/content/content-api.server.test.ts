import { beforeEach, describe, expect, test } from "vitest";
import { createApi } from "#app/api.ts";
import { rateLimits } from "#database/tables/protection.ts";
import { auditLog } from "#database/tables/staff.ts";
import { createTestToken } from "#tests/support/access-tokens.ts";
import {
  listRevisionsOf,
  VACANCY_PATH as PATH,
  readFile,
  resetContent,
  VACANCY,
} from "#tests/support/content-editing.ts";
import { createSender, type ProgramAnswer } from "#tests/support/desk-program.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createStaff } from "#tests/support/staff.ts";

const services = await createTestServices();
const { db } = services;
const api = createApi(services);
const editor = await createStaff(db, { role: "editor", name: "Mari Kask" });
const partner = await createStaff(db, { role: "partner" });
const send = createSender(api, await createTestToken(services, editor));
const ofPartner = createSender(api, await createTestToken(services, partner));

beforeEach(async () => {
  await resetContent(db, { [PATH]: VACANCY });
  await db.delete(rateLimits);
});

const CHANGED = VACANCY.replace("You test.", "You test by program.");
const WRONG = VACANCY.replace("[react]", "[raect]");
const toFile = (path: string) => `content/file?path=${encodeURIComponent(path)}`;
const withMatch = (etag?: string | null) => (etag ? { "If-Match": etag } : {});
const readEtag = async () => (await send(toFile(PATH))).etag;
const save = (text: string, etag?: string | null, path = PATH) =>
  send(toFile(path), { method: "PUT", body: { text }, ...withMatch(etag) });
const publish = (etag?: string | null, path = PATH) =>
  send(`content/publish?path=${encodeURIComponent(path)}`, { method: "POST", ...withMatch(etag) });
const check = (files: unknown) => send("content/check", { method: "POST", body: { files } });
const listed = ({ body }: ProgramAnswer) => body.data.map(({ path }) => path);

describe("a draft", () => {
  test("is saved on the revision that was read, and the site shows the old text", async () => {
    expect((await save(CHANGED)).status).toBe(428);
    expect((await save(CHANGED, '"0"')).status).toBe(412);
    const saved = await save(CHANGED, await readEtag());
    expect(saved).toMatchObject({ status: 200, body: { data: { state: "draft", text: CHANGED } } });
    expect(saved.body.data.site_text).toBe(VACANCY);
    expect((await listRevisionsOf(db, PATH))[0]).toMatchObject({ source: "api" });
    const [entry] = (await db.select().from(auditLog)).slice(-1);
    expect(entry).toMatchObject({ action: "content.save", staff_id: editor.id, subject: PATH });
    expect(entry?.token_id).not.toBeNull();
  });

  test("two at the same time: one is refused", async () => {
    const etag = await readEtag();
    const answers = await Promise.all([save(CHANGED, etag), save(`${CHANGED}Again.\n`, etag)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
  });

  test("of a new file is made on revision 0", async () => {
    const path = "vacancies/program-made.md";
    expect((await send(toFile(path))).status).toBe(404);
    expect((await save(CHANGED, '"0"', path)).status).toBe(200);
    expect((await readFile(db, path)).state).toBe("draft");
    expect(listed(await send("content?state=draft"))).toEqual([path]);
  });

  test.each([
    ["a path that no kind has", "secrets.txt", 404],
    ["a path outside", "vacancies/../site.yaml", 404],
    ["a kind that the owner does not edit", "members/anna-kask.yaml", 403],
  ])("at %s is refused", async (_, path, status) => {
    expect((await save(CHANGED, '"0"', path)).status).toBe(status);
    expect((await send(toFile(path))).status).toBe(status);
    expect((await publish('"0"', path)).status).toBe(status);
    expect((await check([{ path, text: CHANGED }])).status).toBe(status);
  });

  test("beyond its limit is refused before it is read", async () => {
    const answer = await save("x".repeat(2_000_001), await readEtag());
    expect(answer.status).toBe(413);
    const long = await save("x".repeat(1_000_001), await readEtag());
    expect([long.status, Object.keys(long.body.errors)]).toEqual([422, ["text"]]);
  });

  test("is refused where content is changed in its folder", async () => {
    const folder = { ...services, env: { ...services.env, isContentReadOnly: true } };
    const only = createSender(createApi(folder), await createTestToken(services, editor));
    const options = { method: "PUT", body: { text: CHANGED }, ...withMatch(await readEtag()) };
    expect((await only(toFile(PATH), options)).status).toBe(403);
  });
});

describe("publishing", () => {
  test("shows the draft, once", async () => {
    const { etag } = await save(CHANGED, await readEtag());
    expect((await publish()).status).toBe(428);
    expect((await publish('"1"')).status).toBe(412);
    const done = await publish(etag);
    expect(done).toMatchObject({ status: 200, body: { data: { state: "site" } } });
    expect((await publish(etag)).status).toBe(412);
    expect((await readFile(db, PATH)).site?.text).toBe(CHANGED);
  });

  test("of a text with a problem is 422, names file and line, and publishes nothing", async () => {
    const { etag } = await save(WRONG, await readEtag());
    const { status, body } = await publish(etag);
    expect(status).toBe(422);
    expect(body.errors.text?.[0]).toMatch(/^vacancies\/qa-engineer\.md:8:\d+ technologies/);
    expect((await readFile(db, PATH)).site?.text).toBe(VACANCY);
  });

  test("needs a scope of its own", async () => {
    const scopes = ["content:read", "content:write"] as const;
    const token = await createTestToken(services, editor, { scopes });
    const { etag } = await save(CHANGED, await readEtag());
    const path = `content/publish?path=${encodeURIComponent(PATH)}`;
    const answer = await createSender(api, token)(path, { method: "POST", ...withMatch(etag) });
    expect(answer.status).toBe(403);
    expect((await readFile(db, PATH)).site?.text).toBe(VACANCY);
  });
});

test("a check has each problem with file, line and field, and stores nothing", async () => {
  const { body } = await check([{ path: PATH, text: WRONG }]);
  expect(body.data.problems).toMatchObject([
    { severity: "error", file: PATH, line: 8, field: "technologies.0" },
  ]);
  expect((await check([{ path: PATH, text: CHANGED }])).body.data.problems).toEqual([]);
  expect(await readFile(db, PATH)).toMatchObject({ state: "site", text: VACANCY });
  expect((await check([])).status).toBe(422);
});

describe("the list", () => {
  test("has the kinds that the owner of the token edits", async () => {
    const kinds = async (sender: typeof send) =>
      (await sender("content/kinds")).body.data.map(({ kind }) => kind);
    expect(await kinds(send)).toContain("vacancies");
    expect(await kinds(send)).not.toContain("members");
    expect(await kinds(ofPartner)).toEqual(["members", "reply templates"]);
    expect(listed(await ofPartner("content"))).not.toContain(PATH);
    expect((await ofPartner("content?kind=vacancies")).status).toBe(422);
  });

  test("is read page by page, in the order of paths", async () => {
    const all = listed(await send("content"));
    expect(all).toEqual(all.toSorted());
    const seen: unknown[] = [];
    let cursor = "";
    for (;;) {
      const page = await send(`content?limit=2${cursor}`);
      seen.push(...listed(page));
      if (page.body.next_cursor === null) break;
      cursor = `&cursor=${page.body.next_cursor}`;
    }
    expect(seen).toEqual(all);
  });

  const changes: [string, () => Promise<unknown>][] = [
    ["is saved", async () => save(CHANGED, await readEtag())],
    ["is published", async () => publish((await save(CHANGED, await readEtag())).etag)],
  ];

  test.each(changes)("has a file again when it %s, and nothing else", async (_, apply) => {
    const { synced_until } = (await send("content")).body;
    const since = `content?updated_since=${encodeURIComponent(synced_until)}`;
    expect(listed(await send(since))).toEqual([]);
    await apply();
    expect(listed(await send(since))).toEqual([PATH]);
  });
});
