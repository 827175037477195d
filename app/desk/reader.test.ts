import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { createApi } from "#app/api.ts";
import type { UploadPurpose } from "#contract/values/upload-terms.ts";
import { requestDrafts } from "#database/tables/request-drafts.ts";
import { requests } from "#database/tables/requests.ts";
import { uploads } from "#database/tables/uploads.ts";
import { createDeskApp } from "#tests/support/desk-app.ts";
import { seedMembers } from "#tests/support/members.ts";
import { sendHire } from "#tests/support/person.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createStaff, signIn } from "#tests/support/staff.ts";

const services = await createTestServices();
const { db } = services;
const desk = createDeskApp(services);

beforeAll(() =>
  seedMembers(
    db,
    ["anna-kask", "boris-jansen"].map((slug) => ({ slug })),
  ),
);

async function openAs(role: "reader" | "partner", path: string, form?: Record<string, string>) {
  const person = await createStaff(db, { role });
  const cookie = await signIn(services, person);
  return { person, response: await desk.request(path, { cookie, ...(form ? { form } : {}) }) };
}

test.each([
  ["reader", false],
  ["partner", true],
] as const)("a request that a %s was shown counts as read: %s", async (role, isRead) => {
  const reference = await sendHire(services);
  const { response, person } = await openAs(role, `/desk/requests/${reference}`);
  expect(response.status).toBe(200);
  const [loaded] = await db.select().from(requests).where(eq(requests.reference, reference));
  // A page whose data was read may never have arrived.
  expect(loaded?.read_at).toBeNull();
  const shown = await createApi(services).request(`/api/desk/threads/${reference}/read`, {
    method: "POST",
    headers: {
      Cookie: await signIn(services, person),
      "Content-Type": "application/json",
      Origin: services.env.siteUrl,
    },
    body: "{}",
  });
  expect(shown.status).toBe(204);
  const [row] = await db.select().from(requests).where(eq(requests.reference, reference));
  expect(row?.read_at !== null).toBe(isRead);
});

test("a reader saves no draft, changes no state and is no owner", async () => {
  const reference = await sendHire(services);
  const draft = { kind: "note", body: "Hello", subject: "", number: "1" };
  const { response, person } = await openAs("reader", `/desk/drafts/${reference}`, draft);
  expect(response.status).toBe(404);
  expect(await db.$count(requestDrafts)).toBe(0);
  const page = `/desk/requests/${reference}`;
  const closed = { intent: "fields", version: "1", state: "lost", reason: "price" };
  expect((await openAs("reader", page, closed)).response.status).toBe(403);
  const owner = { intent: "fields", version: "1", owner_id: String(person.id) };
  expect((await openAs("partner", page, owner)).response.status).toBe(422);
  const [row] = await db.select().from(requests).where(eq(requests.reference, reference));
  expect(row).toMatchObject({ state: "new", owner_id: null, version: 1 });
});

test.each<[UploadPurpose, number]>([
  ["brief", 200],
  ["message", 200],
  ["reply", 403],
  ["cv", 403],
])("a reader who opens a file of the kind %s has the status %i", async (purpose, status) => {
  const reference = await sendHire(services);
  const [request] = await db.select().from(requests).where(eq(requests.reference, reference));
  const [file] = await db
    .insert(uploads)
    .values({
      purpose,
      token_hash: randomBytes(32).toString("hex"),
      name: "file.pdf",
      type: "application/pdf",
      size: 4,
      bytes: Buffer.from("%PDF"),
      request_id: request?.id ?? 0,
    })
    .returning();
  const cookie = await signIn(services, await createStaff(db, { role: "reader" }));
  const response = await createApi(services).request(`/api/desk/files/${file?.id}`, {
    headers: { Cookie: cookie },
  });
  await response.body?.cancel();
  expect(response.status).toBe(status);
});
