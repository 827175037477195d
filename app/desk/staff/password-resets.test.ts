import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { staffLinks } from "#database/tables/staff.ts";
import { replaceLinks } from "#services/staff/links.repository.server.ts";
import { createDeskApp } from "#tests/support/desk-app.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createStaff } from "#tests/support/staff.ts";
import { sendPasswordReset } from "./password-resets.service.server.ts";
import { resetStaff } from "./staff-accounts.service.server.ts";

const services = await createTestServices();
const { db } = services;
const desk = createDeskApp(services);

const ask = async (email: string, client?: string) => {
  const form = { email };
  const response = await desk.request("/desk/forgot-password", {
    form,
    ...(client ? { client } : {}),
  });
  return { status: response.status, location: response.headers.get("Location") };
};
const readEmails = async () =>
  (
    await db.execute<{ to: string; text: string }>(
      sql`select data->'to'->>'address' as to, data->>'text' as text from pgboss.job where name = 'mail' order by created_on`,
    )
  ).rows;

/** The path of the link in an email. */
const findPath = (text = "") =>
  /https:\/\/ogds\.example(\/desk\/welcome\/\S+)/.exec(text)?.[1] ?? "";

test("the response and the work are the same whether or not there is an account", async () => {
  const known = await createStaff(db, { password: "one two three four" });
  const sent = { status: 303, location: "/desk/forgot-password?sent" };
  expect(await ask(known.email)).toEqual(sent);
  expect(await ask("nobody@ogds.example")).toEqual(sent);
  // Each request stored one job; who the address belongs to is found out by it.
  const { rows } = await db.execute(
    sql`select data->>'email' as email from pgboss.job where name = 'password-reset' order by created_on`,
  );
  expect(rows).toEqual([{ email: known.email }, { email: "nobody@ogds.example" }]);
});

test("the job sends a link to an account with a password, and nothing to others", async () => {
  const person = await createStaff(db, { password: "one two three four" });
  const gone = await createStaff(db, { password: "one two three four", disabled_at: new Date() });
  await sendPasswordReset(services, { email: person.email.toUpperCase() });
  await sendPasswordReset(services, { email: gone.email });
  await sendPasswordReset(services, { email: "nobody@ogds.example" });
  const [email, ...others] = await readEmails();
  expect([email?.to, others]).toEqual([person.email, []]);
  expect((await desk.request(findPath(email?.text))).status).toBe(200);
});

test("while a set-up link is open no reset is sent, and the link stays", async () => {
  const person = await createStaff(db, { password: "one two three four" });
  const link = `/desk/welcome/${await resetStaff(services, null, person.id)}`;
  const before = (await readEmails()).length;
  expect(await ask(person.email)).toEqual({ status: 303, location: "/desk/forgot-password?sent" });
  await sendPasswordReset(services, { email: person.email });
  expect((await readEmails()).length).toBe(before);
  expect((await desk.request(link)).status).toBe(200);

  const afterExpiry = { ...services, clock: () => new Date(Date.now() + 7 * 86_400_000) };
  await sendPasswordReset(afterExpiry, { email: person.email });
  expect((await readEmails()).length).toBe(before + 1);
});

test("a set-up link ends a reset that was sent before, and a reset no set-up link", async () => {
  const person = await createStaff(db, { password: "one two three four" });
  await sendPasswordReset(services, { email: person.email });
  const reset = findPath((await readEmails()).at(-1)?.text);
  expect((await desk.request(reset)).status).toBe(200);
  const link = `/desk/welcome/${await resetStaff(services, null, person.id)}`;
  expect((await desk.request(reset)).status).toBe(404);
  // As when both were requested at the same time.
  const now = services.clock();
  await db.transaction((tx) => replaceLinks(tx, { staff_id: person.id, purpose: "reset" }, now));
  expect((await desk.request(link)).status).toBe(200);
});

test("one person gets three links an hour, however often they are requested", async () => {
  const person = await createStaff(db, { password: "one two three four" });
  const before = (await readEmails()).length;
  for (let n = 0; n < 6; n += 1) await sendPasswordReset(services, { email: person.email });
  expect((await readEmails()).length - before).toBe(3);
  expect(await db.$count(staffLinks, sql`staff_id = ${person.id}`)).toBe(1);
});

test("one address asks ten times an hour", async () => {
  const statuses: number[] = [];
  for (let n = 0; n < 11; n += 1)
    statuses.push((await ask(`${n}@ogds.example`, "192.0.2.9")).status);
  expect(statuses.slice(0, 10)).toEqual(Array(10).fill(303));
  expect(statuses.at(-1)).toBe(429);
});
