import { beforeEach, expect, test } from "vitest";
import { contentKinds } from "#app/content.ts";
import { findNextDue } from "#services/content/revisions/scheduled-revisions.repository.server.ts";
import { importContent } from "#services/content/transfer/import-content.server.ts";
import {
  listAudited,
  listRevisionsOf,
  VACANCY_PATH as PATH,
  readFile,
  resetContent,
  VACANCY,
} from "#tests/support/content-editing.ts";
import { writeContentFolder } from "#tests/support/content-folder.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createStaff } from "#tests/support/staff.ts";
import { FileChangedError } from "./edited-file.server.ts";
import { publishFile, removeFile, undoToRevision } from "./publish-file.service.server.ts";
import { cancelFileSchedule, discardDraft, saveFile } from "./save-file.service.server.ts";

const services = await createTestServices();
const { db } = services;
const mari = await createStaff(db, { name: "Mari Kask", role: "editor" });
const jaan = await createStaff(db, { name: "Jaan Kuusk", role: "editor" });
const partner = await createStaff(db, { role: "partner" });

const MARI = VACANCY.replace("You test.", "You test with Mari.");
const JAAN = VACANCY.replace("You test.", "You test with Jaan.");

beforeEach(() => resetContent(db, { [PATH]: VACANCY }));

const read = (path = PATH) => readFile(db, path);
const save = async (staff: typeof mari, text: string, revision?: number) =>
  saveFile(services, staff, { path: PATH, text, revision: revision ?? (await read()).revision });
const publish = async (staff: typeof mari, text: string, revision?: number, publishAt?: Date) =>
  publishFile(services, staff, {
    path: PATH,
    text,
    publishAt,
    revision: revision ?? (await read()).revision,
  });
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);

/** An import of a folder that has another text of the file. */
const importText = (text: string) =>
  importContent(db, contentKinds, writeContentFolder({ [PATH]: text }), {
    author: "Folder",
    replace: true,
    isConfirmed: true,
    isReadOnly: true,
  });

test("a draft is stored and not shown, the same text again stores nothing", async () => {
  const { revision } = await read();
  const saved = await save(mari, MARI);
  expect(await save(mari, MARI, revision)).toBe(saved);
  expect(await read()).toMatchObject({
    state: "draft",
    revision: saved,
    text: MARI,
    author: "Mari Kask",
    isBehind: false,
    site: { text: VACANCY },
  });
  expect(await listRevisionsOf(db, PATH)).toHaveLength(2);
  expect(await listAudited(db)).toEqual([`content.save ${PATH}`]);
});

test("of two who save at once, one gets the other's text, and nothing is lost", async () => {
  const { revision } = await read();
  const saved = await Promise.allSettled([save(mari, MARI, revision), save(jaan, JAAN, revision)]);
  const { reason } = saved.find(({ status }) => status === "rejected") as PromiseRejectedResult;
  expect(reason).toBeInstanceOf(FileChangedError);
  const [winner, loser] = reason.file.text === MARI ? [mari, JAAN] : [jaan, MARI];
  expect(reason).toMatchObject({
    status: 409,
    message: `${winner.name} changed this draft`,
    file: { author: winner.name, state: "draft" },
  });
  await save(winner === mari ? jaan : mari, loser, reason.file.revision);
  expect((await listRevisionsOf(db, PATH)).map(({ text }) => text)).toEqual(
    expect.arrayContaining([MARI, JAAN, VACANCY]),
  );
});

test("an import under an open editor is neither overwritten nor hides the draft", async () => {
  const drafted = await save(mari, MARI);
  await importText(JAAN);
  expect(await read()).toMatchObject({
    state: "draft",
    text: MARI,
    isBehind: true,
    site: { text: JAAN, author: "Folder" },
  });
  for (const text of [MARI, `${MARI}More.\n`]) {
    const expected = { status: 409, file: { site: { text: JAAN } } };
    await expect(save(mari, text, drafted)).rejects.toMatchObject(expected);
    await expect(publish(mari, text, drafted)).rejects.toMatchObject(expected);
  }
  expect((await read()).site?.text).toBe(JAAN);
  expect(await publish(mari, MARI)).toMatchObject({ isPublished: true });
  expect((await listRevisionsOf(db, PATH)).map(({ text }) => text)).toContain(JAAN);
});

test("an import while a publication is checked is a conflict", async () => {
  const { revision } = await read();
  const isOvertaken = publishFile(
    {
      ...services,
      publish: async (publication) => {
        await importText(JAAN);
        return services.publish(publication);
      },
    },
    mari,
    { path: PATH, text: MARI, revision },
  );
  await expect(isOvertaken).rejects.toMatchObject({
    status: 409,
    message: "Folder published this file",
    file: { text: JAAN, state: "site" },
  });
  expect(await read()).toMatchObject({ state: "site", text: JAAN });
});

test("the same published twice at once is one publication, and its draft is done", async () => {
  const revision = await save(mari, MARI);
  const published = await Promise.all([
    publish(mari, MARI, revision),
    publish(jaan, MARI, revision),
    publish(mari, MARI, revision),
  ]);
  expect(published.every(({ isPublished }) => isPublished)).toBe(true);
  expect(await read()).toMatchObject({ state: "site", text: MARI, isBehind: false });
  const actions = (await listAudited(db)).filter((entry) => entry.startsWith("content.publish"));
  expect(actions).toHaveLength(1);
  expect((await listRevisionsOf(db, PATH)).filter(({ version }) => version !== null)).toHaveLength(
    2,
  );
});

test("of two texts published at once one is a conflict", async () => {
  const { revision } = await read();
  const published = await Promise.allSettled([
    publish(mari, MARI, revision),
    publish(jaan, JAAN, revision),
  ]);
  expect(published.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
});

test("a text with a problem is not published and stays a draft", async () => {
  const wrong = MARI.replace("type: contract", "type: holiday");
  await save(mari, wrong);
  expect(await publish(mari, wrong)).toMatchObject({
    isPublished: false,
    problems: [{ severity: "error", file: PATH, line: 3, field: "type" }],
  });
  expect(await read()).toMatchObject({ state: "draft", text: wrong, site: { text: VACANCY } });
  expect(await listAudited(db)).toEqual([`content.save ${PATH}`]);
});

test("a change is scheduled once, is not edited meanwhile, and is a draft again when that is cancelled", async () => {
  const at = inHours(2);
  const { revision } = await read();
  expect(await publish(mari, MARI, revision, at)).toMatchObject({ isPublished: true });
  expect(await publish(mari, MARI, revision, at)).toMatchObject({ isPublished: true });
  expect(await read()).toMatchObject({ state: "scheduled", publishAt: at, text: MARI });
  expect(await findNextDue(db)).toEqual(at);
  await expect(save(mari, JAAN)).rejects.toMatchObject({ status: 422 });
  await expect(publish(mari, JAAN)).rejects.toMatchObject({ status: 422 });
  const shown = { path: PATH, revision: (await read()).revision };
  await cancelFileSchedule(services, jaan, shown);
  await cancelFileSchedule(services, jaan, shown);
  expect(await read()).toMatchObject({ state: "draft", text: MARI, publishAt: null });
  expect(await findNextDue(db)).toBeUndefined();
  expect(await listAudited(db)).toEqual([`content.schedule ${PATH}`, `content.unschedule ${PATH}`]);
});

test("a time that has passed is refused", async () => {
  await expect(publish(mari, MARI, undefined, inHours(-1))).rejects.toMatchObject({
    status: 422,
    errors: { time: ["Choose a time in the future"] },
  });
});

test("a discarded draft stays in the history, and who still edits it is told", async () => {
  const drafted = await save(mari, MARI);
  await discardDraft(services, jaan, { path: PATH, revision: drafted });
  expect(await read()).toMatchObject({ state: "site", text: VACANCY });
  expect((await listRevisionsOf(db, PATH))[0]).toMatchObject({ id: drafted, text: MARI });
  await expect(save(mari, JAAN, drafted)).rejects.toMatchObject({
    message: "The draft was discarded",
  });
});

test("a file is removed and brought back from its history", async () => {
  const { revision } = await read();
  await removeFile(services, mari, { path: PATH, revision });
  const removed = await read();
  expect(removed).toMatchObject({ state: "removed", text: "", site: undefined });
  await undoToRevision(services, jaan, { path: PATH, revision: removed.revision, to: revision });
  expect(await read()).toMatchObject({ state: "site", text: VACANCY, author: "Jaan Kuusk" });
  const late = undoToRevision(services, jaan, { path: PATH, revision, to: removed.revision });
  await expect(late).rejects.toThrow(FileChangedError);
  const [, , other] = await listRevisionsOf(db, "pages/privacy.md");
  const none = undoToRevision(services, mari, { path: PATH, revision, to: other?.id ?? 999 });
  await expect(none).rejects.toMatchObject({ status: 404 });
});

test("a new file is drafted and published", async () => {
  const path = "vacancies/designer.md";
  expect(await read(path)).toMatchObject({ state: "new", revision: 0, text: "" });
  const revision = await saveFile(services, mari, { path, text: VACANCY, revision: 0 });
  const twice = saveFile(services, jaan, { path, text: JAAN, revision: 0 });
  await expect(twice).rejects.toThrow(FileChangedError);
  await publishFile(services, mari, { path, text: VACANCY, revision });
  expect(await read(path)).toMatchObject({ state: "site", text: VACANCY });
});

test("files of members are for those who edit members, all others for those who edit content", async () => {
  const member = "members/anna-kask.yaml";
  const { text, revision } = await read(member);
  const edit = { path: member, text: `${text}# seen\n`, revision };
  await expect(async () => saveFile(services, mari, edit)).rejects.toMatchObject({ status: 403 });
  await expect(save(partner, MARI)).rejects.toMatchObject({ status: 403 });
  await saveFile(services, partner, edit);
  expect(await listAudited(db)).toEqual([`content.save members revision ${revision}`]);
  for (const path of ["members/anna-kask.svg", "../site.yaml", "proposals/x.yaml", "faq/a/b.md"]) {
    const wrong = async () => saveFile(services, mari, { path, text: "", revision: 0 });
    await expect(wrong).rejects.toMatchObject({ status: 404 });
  }
});

test("nothing is changed where content is edited in its folder", async () => {
  const { revision } = await read();
  const readOnly = { ...services, env: { ...services.env, isContentReadOnly: true } };
  const edit = { path: PATH, text: MARI, revision };
  for (const change of [
    async () => saveFile(readOnly, mari, edit),
    async () => publishFile(readOnly, mari, edit),
    async () => removeFile(readOnly, mari, edit),
    async () => discardDraft(readOnly, mari, edit),
    async () => cancelFileSchedule(readOnly, mari, edit),
    async () => undoToRevision(readOnly, mari, { ...edit, to: revision }),
  ]) {
    await expect(change).rejects.toMatchObject({
      status: 403,
      message: expect.stringContaining("CONTENT_EDIT=folder"),
    });
  }
  expect(await listRevisionsOf(db, PATH)).toHaveLength(1);
});
