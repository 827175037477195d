import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { createApi } from "#app/api.ts";
import { internalFiles } from "#database/tables/internal-files.ts";
import { people } from "#database/tables/people.ts";
import { auditLog } from "#database/tables/staff.ts";
import { parsePerson } from "#services/personal-data/person.server.ts";
import { createDeskApp } from "#tests/support/desk-app.ts";
import { createPdf, createZip } from "#tests/support/documents.ts";
import { createLetters } from "#tests/support/hire.ts";
import { seedMembers } from "#tests/support/members.ts";
import { sendApplication, sendHire } from "#tests/support/person.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createStaff, signIn, type TestStaff } from "#tests/support/staff.ts";
import { enterPerson } from "../people/person-changes.service.server.ts";
import { toPersonRecord } from "./file-record.ts";
import {
  addInternalFile,
  getFileRecord,
  MAX_INTERNAL_FILES,
  readInternalFiles,
  removeInternalFile,
} from "./internal-files.service.server.ts";
import { internalFilesRecord } from "./internal-files-personal.repository.server.ts";

const services = await createTestServices();
const { db } = services;
const desk = createDeskApp(services);
let partner: TestStaff;
let reader: TestStaff;
const person = () =>
  enterPerson(services, partner, {
    key: crypto.randomUUID(),
    email: `${createLetters()}@example.org`,
    name: "Kai Uus",
    phone: null,
    company: "",
  });
const pdf = (size = 500, name = "nda.pdf") => ({ name, bytes: createPdf(size) });
const read = async (path: string, staff: TestStaff) =>
  createApi(services).request(`/api/desk${path}`, {
    headers: { Cookie: await signIn(services, staff) },
  });

beforeAll(async () => {
  await seedMembers(
    db,
    ["anna-kask", "boris-jansen"].map((slug) => ({ slug })),
  );
  partner = await createStaff(db, { role: "partner", name: "Jaan Tamm" });
  reader = await createStaff(db, { role: "reader" });
});

test("a file is on its request, application or person once, and is removed once", async () => {
  for (const record of [
    await sendHire(services),
    await sendApplication(services),
    toPersonRecord(await person()),
  ]) {
    const { key, subject, path } = await getFileRecord(db, partner, record);
    const add = (file = pdf()) => addInternalFile(services, partner, { key, subject, path }, file);
    await Promise.all([add(), add()]);
    await add({ name: "terms.docx", bytes: createZip() });
    const files = (await readInternalFiles(db, partner, key)) ?? [];
    expect(files).toMatchObject([
      { name: "nda.pdf", size: 500, by: "Jaan Tamm" },
      { name: "terms.docx", by: "Jaan Tamm" },
    ]);
    const id = files[0]?.id ?? 0;
    const bytes = await read(`/internal-files/${id}`, partner);
    expect(Buffer.from(await bytes.arrayBuffer()).equals(createPdf(500))).toBe(true);
    const remove = () => removeInternalFile(db, partner, { key, subject, path }, id);
    await Promise.all([remove(), remove()]);
    expect(await readInternalFiles(db, partner, key)).toMatchObject([{ name: "terms.docx" }]);
    const actions = (await db.select().from(auditLog)).filter(
      (entry) => entry.subject === subject && entry.action.startsWith("file."),
    );
    expect(actions.map(({ action }) => action)).toEqual(["file.add", "file.add", "file.remove"]);
  }
});

test("what is no document is refused, and so is one file too many", async () => {
  const record = await getFileRecord(db, partner, await sendHire(services));
  const other = { name: "nda.pdf", bytes: Buffer.from("<html>") };
  await expect(addInternalFile(services, partner, record, other)).rejects.toMatchObject({
    status: 422,
  });
  for (let index = 0; index < MAX_INTERNAL_FILES; index++) {
    await addInternalFile(services, partner, record, pdf(500 + index));
  }
  // One of them again is none more.
  await addInternalFile(services, partner, record, pdf(500));
  await expect(addInternalFile(services, partner, record, pdf(900))).rejects.toMatchObject({
    errors: { file: ["There are 20 files already"] },
  });
  expect((await readInternalFiles(db, partner, record.key))?.length).toBe(MAX_INTERNAL_FILES);
});

test("only roles that change a record see its files", async () => {
  const reference = await sendHire(services);
  const record = await getFileRecord(db, partner, reference);
  await addInternalFile(services, partner, record, pdf());
  const [file] = (await readInternalFiles(db, partner, record.key)) ?? [];
  for (const role of ["reader", "editor"] as const) {
    const other = await createStaff(db, { role });
    expect(await readInternalFiles(db, other, record.key)).toBeUndefined();
    expect((await read(`/internal-files/${file?.id}`, other)).status).toBe(403);
    const cookie = await signIn(services, other);
    expect((await desk.request(`/desk/files/${reference}`, { cookie })).status).toBe(403);
  }
  const page = await desk.request(`/desk/requests/${reference}`, {
    cookie: await signIn(services, reader),
  });
  expect(page.status).toBe(200);
  expect(await page.text()).not.toContain("nda.pdf");
});

test("who opens a file of an application is in the audit log", async () => {
  const reference = await sendApplication(services);
  const record = await getFileRecord(db, partner, reference);
  await addInternalFile(services, partner, record, pdf());
  const [file] = (await readInternalFiles(db, partner, record.key)) ?? [];
  await (await read(`/internal-files/${file?.id}`, partner)).body?.cancel();
  const entries = (await db.select().from(auditLog)).filter((one) => one.subject === reference);
  expect(entries.map(({ action }) => action)).toContain("application.cv");
});

test("files of a merged person are those of both", async () => {
  const [first, second] = [await person(), await person()];
  for (const [index, id] of [first, second].entries()) {
    const record = await getFileRecord(db, partner, toPersonRecord(id));
    await addInternalFile(services, partner, record, pdf(500 + index, `${index}.pdf`));
  }
  await db.update(people).set({ merged_into: first }).where(eq(people.id, second));
  const both = await getFileRecord(db, partner, toPersonRecord(second));
  expect(await readInternalFiles(db, partner, both.key)).toMatchObject([
    { name: "0.pdf" },
    { name: "1.pdf" },
  ]);
});

test("files are named in a copy of a person's data and erased with them", async () => {
  const email = `${createLetters()}@example.org`;
  const reference = await sendHire(services, { email });
  const record = await getFileRecord(db, partner, reference);
  await addInternalFile(services, partner, record, pdf());
  const { ofPerson } = internalFilesRecord;
  const parsed = parsePerson(email);
  if (!parsed) throw new Error("No address");
  const copies = [];
  for await (const copy of ofPerson?.copy(db, parsed) ?? []) copies.push(copy);
  expect(copies).toMatchObject([{ title: "Internal file", data: { name: "nda.pdf" }, files: [] }]);
  const before = await db.$count(internalFiles);
  expect(await ofPerson?.eraseSome(db, parsed)).toBe(1);
  expect(await db.$count(internalFiles)).toBe(before - 1);
});
