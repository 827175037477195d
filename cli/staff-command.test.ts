import { randomUUID } from "node:crypto";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq, isNull, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createApi } from "#app/api.ts";
import { requests } from "#database/tables/requests.ts";
import { auditLog } from "#database/tables/staff.ts";
import { readEnv } from "#platform/process/env.server.ts";
import { storeSiteAddress } from "#services/site-address.repository.server.ts";
import { createDeskApp } from "#tests/support/desk-app.ts";
import { seedMembers } from "#tests/support/members.ts";
import { toRequestForm } from "#tests/support/requests.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createStaff, signIn } from "#tests/support/staff.ts";
import { runStaffCommand } from "./staff-command.ts";

const services = await createTestServices();
const { db } = services;
const callerDir = await mkdtemp(join(tmpdir(), "ogds-staff-"));
const desk = createDeskApp(services);

const run = (...args: string[]) => runWith({ SITE_URL: services.env.siteUrl }, ...args);

async function runWith(variables: Record<string, string>, ...args: string[]) {
  const out: string[] = [];
  const errors: string[] = [];
  const code = await runStaffCommand(args, {
    readEnv: () => readEnv({ DATABASE_URL: services.url, DATA_DIR: callerDir, ...variables }),
    callerDir,
    print: (text) => out.push(text),
    printError: (text) => errors.push(text),
    printNote: () => undefined,
  });
  return { code, out: out.join("\n"), error: errors.join("\n") };
}

const readEmails = async () =>
  (
    await db.execute<{ to: string; text: string }>(
      sql`select data->'to'->>'address' as to, data->>'text' as text from pgboss.job where name = 'mail' order by created_on`,
    )
  ).rows;

test("an invitation is printed and sent, and listed until it is used", async () => {
  expect(await run("list")).toEqual({ code: 0, out: "There are no accounts yet.", error: "" });
  const invited = await run("invite", "mari@ogds.example", "--role", "editor");
  expect(invited.code).toBe(0);
  const link = invited.out.split("\n").at(-1) ?? "";
  expect(link).toMatch(/^https:\/\/ogds\.example\/desk\/welcome\/[0-9a-f]{64}$/);
  const [email] = await readEmails();
  expect(email?.to).toBe("mari@ogds.example");
  expect(email?.text).toContain(link);
  expect((await desk.request(new URL(link).pathname)).status).toBe(200);
  expect((await run("list")).out).toBe("mari@ogds.example  editor  invited");

  const again = await run("invite", "Mari@ogds.example");
  expect(again.code).toBe(0);
  expect((await desk.request(new URL(link).pathname)).status).toBe(404);
  expect((await run("list")).out).toBe("mari@ogds.example  partner  invited");
});

test("without SITE_URL a link leads to the site that started last, and with it there", async () => {
  const toOrigin = ({ out }: { out: string }) => new URL(out.split("\n").at(-1) ?? "").origin;
  const email = "kaur@ogds.example";
  expect(toOrigin(await runWith({ PORT: "4300" }, "invite", email))).toBe("http://localhost:4300");
  await storeSiteAddress(db, "https://first.example");
  await storeSiteAddress(db, "https://devs.example");
  expect(toOrigin(await runWith({}, "invite", email))).toBe("https://devs.example");
  expect((await readEmails()).at(-1)?.text).toContain("https://devs.example/desk/welcome/");
  const elsewhere = await runWith({ SITE_URL: "https://new.example" }, "invite", email);
  expect(toOrigin(elsewhere)).toBe("https://new.example");
});

test("a person with an account is not invited, but gets a new link by reset", async () => {
  const jaan = await createStaff(db, { name: "Jaan", password: "one two three four" });
  const invited = await run("invite", jaan.email);
  expect(invited).toMatchObject({ code: 1, error: `${jaan.email} already has an account.` });
  const reset = await run("reset", jaan.email);
  expect(reset.out).toContain("/desk/welcome/");
  expect((await run("list")).out).toContain(`${jaan.email}  owner  active  Jaan`);
});

test("disabling ends the sessions, enabling lets the person sign in again", async () => {
  const liis = await createStaff(db, { role: "partner" });
  const cookie = await signIn(services, liis);
  expect((await run("disable", liis.email)).code).toBe(0);
  expect((await desk.request("/desk", { cookie })).status).toBe(302);
  expect((await run("reset", liis.email)).error).toBe(`${liis.email} is disabled.`);
  expect((await run("list")).out).toContain(`${liis.email}  partner  disabled`);
  expect((await run("enable", liis.email)).code).toBe(0);
  expect((await desk.request("/desk", { cookie })).status).toBe(302);
  const entries = await db.select().from(auditLog);
  expect(entries.map(({ action, staff_id }) => [action, staff_id])).toContainEqual([
    "staff.disable",
    null,
  ]);
});

test("open requests of a person are handed over to a colleague, or to none", async () => {
  await seedMembers(db, [{ slug: "anna-kask" }, { slug: "boris-jansen" }]);
  const mari = await createStaff(db, { role: "partner" });
  const liis = await createStaff(db, { role: "partner" });
  await createApi(services).request("/api/forms/request", {
    method: "POST",
    body: toRequestForm(),
    headers: { "Idempotency-Key": randomUUID() },
  });
  await db.update(requests).set({ owner_id: mari.id });
  expect((await run("disable", mari.email)).out).toContain(
    `Requests and applications they still own: 1. Give them to a colleague: npm run staff -- hand-over ${mari.email} TO`,
  );
  const done = await run("hand-over", mari.email, liis.email);
  expect(done.out).toBe("Requests and applications handed over: 1.");
  expect(await db.$count(requests, eq(requests.owner_id, liis.id))).toBe(1);
  expect((await run("hand-over", liis.email, "none")).code).toBe(0);
  expect(await db.$count(requests, isNull(requests.owner_id))).toBe(1);
  expect((await run("disable", liis.email)).out).not.toContain("still own");
  const unknown = await run("hand-over", liis.email, "nobody@ogds.example");
  expect(unknown.error).toBe("There is no account with nobody@ogds.example.");
});

test("a leave is entered with its deputy, and refused where that cannot be", async () => {
  const mari = await createStaff(db, { role: "partner" });
  const liis = await createStaff(db, { role: "partner" });
  const done = await run("leave", mari.email, liis.email, "2099-12-07", "2099-12-18");
  expect(done.out).toBe(`${mari.email} is away from 7 Dec to 18 Dec. Deputy: ${liis.email}.`);
  const again = await run("leave", mari.email, liis.email, "2099-12-18", "2099-12-20");
  expect(again.code).toBe(1);
  expect(again.error).toContain("is already away from 7 Dec to 18 Dec");
});

test("the last owner who can sign in stays one", async () => {
  const [owner] = (await run("list")).out.split("\n").filter((line) => line.includes("owner"));
  const [email = ""] = owner?.split("  ") ?? [];
  const message = "One owner who can sign in has to remain.";
  expect(await run("role", email, "editor")).toMatchObject({ code: 1, error: message });
  expect(await run("disable", email)).toMatchObject({ code: 1, error: message });
  await createStaff(db);
  expect((await run("role", email, "editor")).out).toBe(`${email} is editor now.`);
});

test.each([
  [[], "Give a command."],
  [["remove"], "There is no command remove."],
  [["invite"], "invite needs an email address."],
  [["invite", "mari"], "mari is not an email address like name@example.com."],
  [["invite", "a@b.example", "owner"], "invite does not take owner."],
  [["role", "a@b.example"], "role needs a role."],
  [["role", "a@b.example", "boss"], "A role is owner, partner, editor, reader, not boss."],
  [["hand-over", "a@b.example"], "hand-over needs the address of who gets the work, or none."],
  [["hand-over", "a@b.example", "liis"], "liis is not an email address like name@example.com."],
  [["leave", "a@b.example", "c@d.example"], "leave needs the first day, like 2026-12-07."],
  [["leave", "a@b.example", "c@d.example", "monday", "2026-12-07"], "monday is not a day like"],
  [["list", "--role", "owner"], "list does not take --role."],
  [["list", "--all"], "There is no option --all."],
])("%j is a wrong usage", async (args, message) => {
  const { code, error } = await run(...args);
  expect(code).toBe(2);
  expect(error).toContain(message);
  expect(error).toContain("Usage: npm run staff");
});

test("an unknown address is an error, help is none", async () => {
  const unknown = await run("disable", "nobody@ogds.example");
  expect(unknown).toMatchObject({
    code: 1,
    error: "There is no account with nobody@ogds.example.",
  });
  expect((await run("--help")).out).toContain("Usage: npm run staff");
});
