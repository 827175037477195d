import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { createDeskApp } from "#tests/support/desk-app.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createStaff, signIn } from "#tests/support/staff.ts";

const services = await createTestServices();
const desk = createDeskApp(services);

test.each([
  ["requests/OG-2222AB", { intent: "note", key: randomUUID(), body: "Called them." }],
  ["applications/OG-2222AB", { intent: "note", key: randomUUID(), body: "Called them." }],
  ["calls/OG-2222AB", { intent: "cancel", sequence: "0", reason: "She is ill." }],
  ["proposals/999", { intent: "withdraw", revision: "1" }],
  ["members/not-there", { version: "0", own_currency: "EUR" }],
  ["members/not-there", { intent: "unpublish", revision: "1" }],
])("a form of %s, which was erased meanwhile, is answered with 404", async (path, form) => {
  const cookie = await signIn(services, await createStaff(services.db, { role: "owner" }));
  const response = await desk.request(`/desk/${path}`, { cookie, form });
  expect(response.status).toBe(404);
});
