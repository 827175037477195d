import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { createApi } from "#app/api.ts";
import { memberPrivate } from "#database/tables/member-private.ts";
import { members } from "#database/tables/members.ts";
import { rateLimits } from "#database/tables/protection.ts";
import { saveDraft } from "#services/content/revisions/save-draft.server.ts";
import { createTestToken } from "#tests/support/access-tokens.ts";
import { publishAnna, storeAnna } from "#tests/support/availability.ts";
import {
  listAudited,
  listRevisionsOf,
  readFile,
  resetContent,
} from "#tests/support/content-editing.ts";
import { ANNA } from "#tests/support/content-folder.ts";
import { createSender, type ProgramAnswer } from "#tests/support/desk-program.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createStaff } from "#tests/support/staff.ts";

const services = await createTestServices();
const { db } = services;
const api = createApi(services);
const mari = await createStaff(db, { role: "partner", name: "Mari Kask" });
const send = createSender(api, await createTestToken(services, mari));
const PATH = "members/anna-kask.yaml";
/** In the text of her file: a comment, which a change leaves. */
const COMMENTED = `# Anna, since 2019\n${ANNA}`;

beforeEach(async () => {
  await resetContent(db);
  await db.delete(rateLimits);
  await publishAnna(db, { [PATH]: COMMENTED });
  await storeAnna(db);
});

const change = (body: unknown, ifMatch?: string) =>
  send("members/anna-kask/availability", {
    method: "PUT",
    body,
    ...(ifMatch ? { "If-Match": ifMatch } : {}),
  });
const listed = ({ body }: ProgramAnswer) => body.data.map(({ slug }) => slug);

describe("a profile", () => {
  test("has what only staff know with the scope for it alone", async () => {
    const { body } = await send("members/anna-kask");
    const [known] = await db.select().from(memberPrivate);
    expect(body.data).toMatchObject({ slug: "anna-kask", state: "published", has_draft: false });
    expect(body.data.private).toMatchObject({ email: known?.email });
    const scopes = ["members:read", "members:write"] as const;
    const other = createSender(api, await createTestToken(services, mari, { scopes }));
    for (const path of ["members/anna-kask", "members"]) {
      expect(JSON.stringify((await other(path)).body)).not.toContain(known?.email);
    }
    expect((await other("members/anna-kask")).body.data.private).toBeNull();
  });

  test("that was anonymized, and one that there is not, is 404", async () => {
    await db.execute(sql`update members set slug = 'former-' || id, published = false`);
    const [former] = await db.select().from(members);
    expect((await send(`members/${former?.slug}`)).status).toBe(404);
    expect(listed(await send("members"))).toEqual([]);
    expect((await send("members/no-one")).status).toBe(404);
  });
});

describe("the list", () => {
  test("is read page by page and by state", async () => {
    const [first] = await db.select().from(members);
    for (const slug of ["boris-jansen", "clara-diaz"]) {
      const { id, ...row } = first as typeof members.$inferSelect;
      await db.insert(members).values({ ...row, slug, published: slug !== "clara-diaz" });
    }
    expect(listed(await send("members"))).toEqual(["clara-diaz", "boris-jansen", "anna-kask"]);
    expect(listed(await send("members?state=hidden"))).toEqual(["clara-diaz"]);
    const page = await send("members?limit=2");
    const rest = await send(`members?limit=2&cursor=${page.body.next_cursor}`);
    expect([...listed(page), ...listed(rest)]).toEqual(listed(await send("members")));
  });

  const changes: [string, () => Promise<unknown>][] = [
    ["a draft", () => draft(`${COMMENTED}# More\n`)],
    ["private data", () => db.update(memberPrivate).set({ notes: "Prefers mornings" })],
    ["availability", async () => change({ available_from: null }, await readEtag())],
  ];

  test.each(changes)("has a profile again after a change of %s", async (_, apply) => {
    const { synced_until } = (await send("members")).body;
    const since = `members?updated_since=${encodeURIComponent(synced_until)}`;
    expect(listed(await send(since))).toEqual([]);
    await apply();
    expect(listed(await send(since))).toEqual(["anna-kask"]);
  });
});

describe("availability", () => {
  test("is published at once, confirmed today, and nothing else changes", async () => {
    const answer = await change({ available_from: "2030-02-01" }, await readEtag());
    expect(answer.status).toBe(200);
    const today = new Date().toISOString().slice(0, 10);
    const { text } = await readFile(db, PATH);
    expect(text).toBe(COMMENTED.replace("2026-12-01", "2030-02-01").replace("2026-11-10", today));
    expect(answer.body.data).toMatchObject({ available_from: "2030-02-01" });
    expect(answer.etag).not.toBe((await change({ available_from: null }, answer.etag ?? "")).etag);
    expect(JSON.stringify(await listAudited(db))).toContain("content.publish");
    expect((await listRevisionsOf(db, PATH))[0]).toMatchObject({
      source: "api",
      author: "Mari Kask",
    });
  });

  test("is changed on the revision that was read, once at the same time", async () => {
    const etag = await readEtag();
    expect((await change({ available_from: null })).status).toBe(428);
    expect((await change({ available_from: null }, '"99"')).status).toBe(412);
    const answers = await Promise.all(
      ["2030-01-01", "2030-01-02"].map((available_from) => change({ available_from }, etag)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
  });

  test("leaves the draft of a colleague", async () => {
    await draft(`${COMMENTED}# More\n`);
    expect((await change({ available_from: null }, await readEtag())).status).toBe(200);
    expect(await readFile(db, PATH)).toMatchObject({ state: "draft", isBehind: true });
  });

  test("with something wrong is 422", async () => {
    const { status, body } = await change({ available_from: "soon" }, await readEtag());
    expect([status, Object.keys(body.errors)]).toEqual([422, ["available_from"]]);
  });

  test("is changed in the folder only where content is", async () => {
    const folder = { ...services, env: { ...services.env, isContentReadOnly: true } };
    const only = createSender(createApi(folder), await createTestToken(services, mari));
    const options = { method: "PUT", body: { available_from: null }, "If-Match": await readEtag() };
    expect((await only("members/anna-kask/availability", options)).status).toBe(403);
  });
});

const readEtag = async () => (await send("members/anna-kask")).etag ?? "";

const draft = (text: string) =>
  db.transaction(async (tx) => {
    const { site } = await readFile(db, PATH);
    const base_hash = site?.hash ?? null;
    return saveDraft(tx, { kind: "members", path: PATH, text, base_hash, author: "Jaan" });
  });
