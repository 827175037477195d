import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { EnteredApplicationSchema } from "#contract/applications/application.ts";
import { applications } from "#database/tables/applications.ts";
import { requests } from "#database/tables/requests.ts";
import { auditLog } from "#database/tables/staff.ts";
import { uploads } from "#database/tables/uploads.ts";
import { toFormValues } from "#platform/forms/form-values.ts";
import { createDeskApp } from "#tests/support/desk-app.ts";
import { storeFile } from "#tests/support/person.ts";
import { listQueuedEmails, toApplyForm } from "#tests/support/requests.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createStaff, signIn } from "#tests/support/staff.ts";
import { enterApplication } from "./enter-application.service.server.ts";

const services = await createTestServices();
const { db } = services;
const mari = await createStaff(db, { role: "partner" });

beforeEach(async () => {
  await db.execute(sql`truncate requests, mail_confirmations, audit_log cascade`);
  await db.execute(sql`delete from pgboss.job`);
});

const toFields = (changes: Record<string, string> = {}) =>
  [...toApplyForm({ about: "", cv: "", key: randomUUID(), ...changes })] as [string, string][];
const enter = (changes: Record<string, string> = {}) =>
  enterApplication(services, mari, EnteredApplicationSchema.parse(toFormValues(toFields(changes))));

test("an application is entered by hand once, without a text and a CV", async () => {
  const key = randomUUID();
  const both = await Promise.all([enter({ key }), enter({ key })]);
  expect(both[0]).toBe(both[1]);
  expect(await db.select().from(requests)).toMatchObject([
    { form: "apply", name: "Zoë Tamm", entered_by: mari.id, owner_id: mari.id, message: "" },
  ]);
  expect(await db.select().from(applications)).toMatchObject([{ hourly_rate: 45.5 }]);
  expect(await listQueuedEmails(db)).toEqual([]);
  expect((await db.select().from(auditLog)).map(({ action }) => action)).toEqual([
    "request.create",
  ]);
});

test("its applicant is emailed only where that is chosen, and a CV belongs to it", async () => {
  const cv = await storeFile(db, "cv", "Zoë.pdf");
  const reference = await enter({ is_emailed: "on", cv });
  expect((await listQueuedEmails(db)).map(({ to, label }) => [to.address, label])).toEqual([
    ["zoe@example.com", `${reference} confirmation`],
  ]);
  const [request] = await db.select().from(requests);
  expect(await db.select().from(uploads)).toMatchObject([{ request_id: request?.id }]);
});

test("the page begins without answers, adds rows, and names what is missing", async () => {
  const desk = createDeskApp(services);
  const cookie = await signIn(services, mari);
  const post = async (form: [string, string][]) => {
    const response = await desk.request("/desk/applications/new", { cookie, form });
    return { status: response.status, to: response.headers.get("Location") ?? "" };
  };
  expect(await post([...toFields(), ["intent", "rows"]])).toMatchObject({ status: 200 });
  expect(await post(toFields({ email: "" }))).toMatchObject({ status: 422 });
  expect(await db.$count(requests)).toBe(0);
  const stored = await post(toFields());
  expect(stored.status).toBe(302);
  expect(stored.to).toMatch(/^\/desk\/applications\/[A-Z]+-/);
});
