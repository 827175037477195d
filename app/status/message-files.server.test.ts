import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { createApi } from "#app/api.ts";
import { requestsRecord } from "#app/requests/personal-data/requests-personal.repository.server.ts";
import { createStatusLink } from "#app/requests/status-link/status-link.server.ts";
import { listEvents } from "#app/requests/thread/thread-entries.repository.server.ts";
import { FILE_EMPTY, FILE_OF_OTHER_TYPE, FILE_TOO_LARGE } from "#contract/values/upload-terms.ts";
import { messageFiles, requestEvents } from "#database/tables/request-events.ts";
import { requests } from "#database/tables/requests.ts";
import { uploads } from "#database/tables/uploads.ts";
import { parsePerson } from "#services/personal-data/person.server.ts";
import { createPdf, createZip } from "#tests/support/documents.ts";
import { seedMembers } from "#tests/support/members.ts";
import { sendHire } from "#tests/support/person.ts";
import { readZip } from "#tests/support/read-zip.ts";
import { listQueuedEmails } from "#tests/support/requests.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createArchive } from "./data/personal-archive.service.server.ts";
import { FILES_TOO_LARGE } from "./message-files.ts";
import { readStatus } from "./status.service.server.ts";
import { handleSubmittedMessage } from "./submitted-message.server.ts";

const services = await createTestServices({ MAIL_TO: "Desk <desk@ogds.example>" });
const { db } = services;
const api = createApi(services);
const EMAIL = "zoe@example.com";
const TEXT = "Our NDA is attached.";

beforeAll(() => seedMembers(db, [{ slug: "anna-kask" }, { slug: "boris-jansen" }]));
beforeEach(async () => {
  await db.execute(sql`truncate requests, uploads, rate_limits, mail_confirmations cascade`);
});

const toFile = (name: string, bytes: Buffer = createPdf()) =>
  new File([new Uint8Array(bytes)], name);

/** A link to a request of its own. */
async function open(): Promise<string> {
  await sendHire(services, { email: EMAIL });
  const [{ id } = { id: 0 }] = await db.select({ id: requests.id }).from(requests);
  await db.execute(sql`delete from pgboss.job`);
  return db.transaction((tx) => createStatusLink(tx, id));
}

type Sent = { message?: string; files?: readonly File[]; uploads?: readonly string[] };

function post(token: string, { message = TEXT, files = [], uploads = [] }: Sent) {
  const body = new FormData();
  body.append("message", message);
  for (const upload of uploads) body.append("uploads", upload);
  for (const file of files) body.append("files", file);
  const request = new Request(`https://ogds.example/status/${token}`, { method: "POST", body });
  return handleSubmittedMessage(services, { token, client: "192.0.2.7" }, request);
}

/** What was refused. */
async function postWrong(token: string, sent: Sent) {
  const submission = await post(token, sent);
  if (submission.kind !== "open") throw new Error("The message was sent");
  return { ...submission.state, status: submission.status };
}

test("files of a message are in the timeline, in the email by name, and on the page by name and size", async () => {
  const token = await open();
  const files = [toFile("NDA.pdf"), toFile("Role.docx", createZip())];
  expect(await post(token, { files })).toEqual({ kind: "message" });
  const [request] = await db.select().from(requests);
  const [event] = await listEvents(db, request?.id ?? 0);
  expect(event).toMatchObject({
    kind: "message",
    body: TEXT,
    attachment: null,
    files: [{ name: "NDA.pdf" }, { name: "Role.docx" }],
  });
  const [email, ...others] = await listQueuedEmails(db);
  expect(others).toEqual([]);
  expect(email?.attachment).toBeUndefined();
  expect(email?.text).toMatch(/NDA\.pdf, 1 KB[\s\S]*Role\.docx, 1 KB/);
  const status = await readStatus(db, token, new Date());
  const message = status?.conversation.at(-1);
  expect(status?.conversation).toMatchObject([
    { isOwn: true, files: [] },
    {
      body: TEXT,
      files: [
        { name: "NDA.pdf", size: files[0]?.size },
        { name: "Role.docx", size: files[1]?.size },
      ],
    },
  ]);
  // Nothing with which a forwarded page could give them away.
  expect(Object.keys(message?.files[0] ?? {})).toEqual(["name", "size"]);
});

test("a file needs no text", async () => {
  const token = await open();
  expect(await post(token, { message: "", files: [toFile("NDA.pdf")] })).toEqual({
    kind: "message",
  });
  expect(await db.select().from(requestEvents)).toMatchObject([{ kind: "message", body: null }]);
  expect((await listQueuedEmails(db))[0]?.text).not.toContain("> ");
});

test("the same message with the same files is stored once, and other files make another one", async () => {
  const token = await open();
  const files = [toFile("a.pdf"), toFile("b.pdf")];
  const posts = await Promise.all([post(token, { files }), post(token, { files })]);
  expect(posts).toEqual([{ kind: "message" }, { kind: "message" }]);
  expect(await db.$count(requestEvents)).toBe(1);
  expect(await db.$count(uploads)).toBe(2);
  await post(token, { files: [toFile("a.pdf"), toFile("b.pdf", createPdf(900))] });
  expect(await db.$count(requestEvents)).toBe(2);
  await post(token, { files: [toFile("a.pdf")] });
  await post(token, {});
  await post(token, {});
  expect(await db.$count(requestEvents)).toBe(4);
  expect(await db.$count(uploads)).toBe(5);
});

test.each([
  ["a picture", toFile("photo.png", Buffer.from("\x89PNG")), `photo.png: ${FILE_OF_OTHER_TYPE}`],
  ["a page called PDF", toFile("x.pdf", Buffer.from("<html>")), `x.pdf: ${FILE_OF_OTHER_TYPE}`],
  ["an empty file", toFile("nda.pdf", Buffer.alloc(0)), `nda.pdf: ${FILE_EMPTY}`],
  ["a large one", toFile("big.pdf", createPdf(10_485_761)), `big.pdf: ${FILE_TOO_LARGE}`],
])("%s is named, and neither the text nor the good files are lost", async (_case, bad, fault) => {
  const token = await open();
  const refused = await postWrong(token, { files: [toFile("NDA.pdf"), bad] });
  expect(refused).toMatchObject({
    status: 422,
    errors: { files: [fault] },
    input: { message: TEXT },
    files: [{ name: "NDA.pdf" }],
  });
  expect(await db.$count(requestEvents)).toBe(0);
  expect(await listQueuedEmails(db)).toEqual([]);
  const arrived = refused.files.map(({ upload }) => upload);
  const posts = [post(token, { uploads: arrived }), post(token, { uploads: arrived })];
  expect(await Promise.all(posts)).toEqual([{ kind: "message" }, { kind: "message" }]);
  expect(await post(token, { uploads: arrived })).toEqual({ kind: "message" });
  expect(await db.$count(messageFiles)).toBe(1);
});

test("more than 20 MB together are refused with what was typed", async () => {
  const token = await open();
  const files = [1, 2, 3].map((number) => toFile(`${number}.pdf`, createPdf(7_340_032)));
  const refused = await postWrong(token, { files });
  expect(refused).toMatchObject({
    status: 422,
    errors: { files: [FILES_TOO_LARGE] },
    input: { message: TEXT },
    files: [],
  });
  expect(await db.$count(uploads)).toBe(0);
});

test("a sixth file is refused, also beside those that have arrived", async () => {
  const token = await open();
  const bad = toFile("photo.png", Buffer.from("x"));
  const first = await postWrong(token, { files: [toFile("1.pdf"), toFile("2.pdf"), bad] });
  const arrived = first.files.map(({ upload }) => upload);
  const more = ["3.pdf", "4.pdf", "5.pdf", "6.pdf"].map((name) => toFile(name));
  const second = await postWrong(token, { files: more, uploads: arrived });
  expect(second).toMatchObject({ errors: { files: ["Choose up to 5 files"] } });
  expect(second.files).toHaveLength(5);
  expect(await db.$count(uploads)).toBe(5);
});

test("a file of another form or of another message is not taken", async () => {
  const token = await open();
  const body = new FormData();
  body.append("purpose", "cv");
  body.append("file", toFile("cv.pdf"));
  const cv = await (await api.request("/api/uploads", { method: "POST", body })).json();
  for (const upload of [cv.data.upload, "x".repeat(43), "", "%"]) {
    const refused = await postWrong(token, { uploads: [upload] });
    expect(refused).toMatchObject({ status: 422, errors: { files: ["Choose the file again"] } });
  }
});

test("posts with files are counted for the link before they are read", async () => {
  const token = await open();
  for (let count = 0; count < 10; count += 1) await post(token, { message: "" });
  expect(await post(token, { files: [toFile("a.pdf")] })).toMatchObject({ status: 429 });
  expect(await post("0".repeat(40), { files: [toFile("a.pdf")] })).toMatchObject({ status: 404 });
  expect(await db.$count(uploads)).toBe(0);
});

test("two files of one name are both in the copy, and all go with the request", async () => {
  const token = await open();
  const [one, two] = [createPdf(700), createPdf(800)];
  await post(token, { files: [toFile("NDA.pdf", one), toFile("nda.PDF", two)] });
  const person = parsePerson(EMAIL);
  if (!person) throw new Error("The address has changed");
  const files = readZip(await createArchive({ ...services, records: [requestsRecord] }, person));
  const names = Object.keys(files).filter((name) => name.startsWith("files/"));
  const [request] = await db.select().from(requests);
  expect(names).toEqual([
    `files/${request?.reference}-NDA.pdf`,
    `files/${request?.reference}-nda-2.pdf`,
  ]);
  expect(names.map((name) => files[name]?.length)).toEqual([one.length, two.length]);
  expect(String(files["your-data.txt"])).toMatch(/NDA\.pdf[\s\S]*nda-2\.pdf[\s\S]*File: NDA\.pdf/);
  expect(String(files["your-data.json"])).toContain('"name":"NDA.pdf","size":700');
  await requestsRecord.ofPerson?.eraseSome(db as never, person);
  expect(await db.$count(uploads)).toBe(0);
  expect(await db.$count(messageFiles)).toBe(0);
});

test("files of one name that several records have are all in the copy", async () => {
  const person = parsePerson(EMAIL);
  if (!person) throw new Error("The address has changed");
  const copies = ["cv.pdf", "cv.pdf", "your-data.txt"].map((name, index) => ({
    title: `Record ${index}`,
    data: {},
    details: [],
    files: [{ name, read: async () => Buffer.from(`file ${index}`) }],
  }));
  async function* copy() {
    yield* copies;
  }
  const record = { ...requestsRecord, ofPerson: { ...requestsRecord.ofPerson, copy } as never };
  const files = readZip(await createArchive({ ...services, records: [record] }, person));
  expect(Object.keys(files)).toEqual([
    "your-data.txt",
    "your-data.json",
    "cv.pdf",
    "cv-2.pdf",
    "your-data-2.txt",
  ]);
  expect(String(files["cv-2.pdf"])).toBe("file 1");
});
