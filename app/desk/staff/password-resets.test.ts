import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { staffLinks } from "#database/tables/staff.ts";
import { createDeskApp } from "#tests/support/desk-app.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createStaff } from "#tests/support/staff.ts";
import { sendPasswordReset } from "./password-resets.service.server.ts";

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
const readMails = async () =>
  (
    await db.execute<{ to: string; text: string }>(
      sql`select data->'to'->>'address' as to, data->>'text' as text from pgboss.job where name = 'mail' order by created_on`,
    )
  ).rows;

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
  const [mail, ...others] = await readMails();
  expect([mail?.to, others]).toEqual([person.email, []]);
  const [, path = ""] =
    /https:\/\/ogds\.example(\/desk\/welcome\/\S+)/.exec(mail?.text ?? "") ?? [];
  expect((await desk.request(path)).status).toBe(200);
});

test("one person gets three links an hour, however often they are requested", async () => {
  const person = await createStaff(db, { password: "one two three four" });
  const before = (await readMails()).length;
  for (let n = 0; n < 6; n += 1) await sendPasswordReset(services, { email: person.email });
  expect((await readMails()).length - before).toBe(3);
  expect(await db.$count(staffLinks, sql`staff_id = ${person.id}`)).toBe(1);
});

test("one address asks ten times an hour", async () => {
  const statuses: number[] = [];
  for (let n = 0; n < 11; n += 1)
    statuses.push((await ask(`${n}@ogds.example`, "192.0.2.9")).status);
  expect(statuses.slice(0, 10)).toEqual(Array(10).fill(303));
  expect(statuses.at(-1)).toBe(429);
});
