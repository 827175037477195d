import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { companies, people } from "#database/tables/people.ts";
import { requests } from "#database/tables/requests.ts";
import { auditLog } from "#database/tables/staff.ts";
import { parsePerson } from "#services/personal-data/person.server.ts";
import { erasePersonal } from "#services/personal-data/persons.service.server.ts";
import { eraseOverdue } from "#services/personal-data/retention.service.server.ts";
import { createDeskApp, readDeskData } from "#tests/support/desk-app.ts";
import { seedMembers } from "#tests/support/members.ts";
import { sendApplication, sendFind, sendHire } from "#tests/support/person.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createStaff, signIn } from "#tests/support/staff.ts";
import { storePrivate } from "../members/page/member-private.repository.server.ts";
import { addressesOf } from "./family.repository.server.ts";
import { changeCompany, changePerson, enterPerson } from "./person-changes.service.server.ts";
import {
  type PersonPageData,
  readCompanyPage,
  readPersonList,
  readPersonPage,
  readSender,
} from "./person-page.service.server.ts";

const services = await createTestServices();
const { db } = services;
const desk = createDeskApp(services);
const mari = await createStaff(db, { role: "partner" });
const reader = await createStaff(db, { role: "reader" });

beforeAll(() =>
  seedMembers(
    db,
    ["anna-kask", "boris-jansen"].map((slug) => ({ slug })),
  ),
);
beforeEach(async () => {
  await db.execute(sql`truncate requests, people, proposals, rate_limits, audit_log cascade`);
  await db.execute(sql`delete from companies where not is_shared or is_edited`);
});

const list = async (text = "", likely: "all" | "duplicates" = "all") =>
  (await readPersonList(db, mari, { text, likely }, 1)).rows;
const names = async (text = "") => (await list(text)).map(({ name }) => name);

async function idOf(address: string): Promise<number> {
  const [row] = await db.select({ id: people.id }).from(people).where(eq(people.address, address));
  if (!row) throw new Error(`No person has ${address}`);
  return row.id;
}

async function read(id: number, staff = mari): Promise<PersonPageData> {
  const page = await readPersonPage(services, staff, id);
  if (!page || "merged_into" in page) throw new Error("There is no such person");
  return page;
}

/** Merges what a page suggests, as its button does. */
async function mergeFirst(id: number): Promise<number> {
  const { person, likely } = await read(id);
  const [other] = likely;
  if (!other) throw new Error("No one is suggested");
  const { version } = person;
  const change = {
    intent: "merge",
    version,
    other: other.id,
    other_version: other.version,
  } as const;
  await changePerson(services, mari, id, change);
  return other.id;
}

test("a person has all that they sent, in upper or lower case, and a company all of its people", async () => {
  const hired = await sendHire(services, { email: "Zoe@acme.example", company_name: "Acme OÜ" });
  const searched = await sendFind(services, { email: "zoe@ACME.example", company_name: "" });
  const applied = await sendApplication(services, { email: "zoe@acme.example" });
  await sendHire(services, { email: "jaan@acme.example", name: "Jaan Kuusk" });
  await sendHire(services, { email: "mari@gmail.com", name: "Mari Mets", company_name: "Acme OÜ" });

  const page = await read(await idOf("zoe@acme.example"));
  const found = page.requests.map(({ reference }) => reference);
  expect(found.toSorted()).toEqual([hired, searched, applied].toSorted());
  expect(page.total).toBe(3);
  expect(page.person).toMatchObject({ name: "Zoë Tamm", phone: "+372 5555 1234" });
  expect(page.person.company).toBe("Acme OÜ");

  const company = await readCompanyPage(services, mari, page.person.company_id ?? 0, 1);
  expect(company?.people.rows.map(({ name }) => name)).toEqual(["Jaan Kuusk", "Zoë Tamm"]);
  expect(company?.total).toBe(4);
  // A provider of email is no company.
  expect((await read(await idOf("mari@gmail.com"))).person.company).toBeNull();
});

test("a reader sees no applications, proposals and calls of a person", async () => {
  await sendHire(services, { email: "zoe@acme.example" });
  await sendApplication(services, { email: "zoe@acme.example" });
  const page = await read(await idOf("zoe@acme.example"), reader);
  expect(page.requests.map(({ form }) => form)).toEqual(["hire"]);
  expect(page.total).toBe(1);
});

test("a reader knows no person who only applied or only was sent a proposal", async () => {
  await sendHire(services, { email: "client@acme.example", name: "Zoë Tamm" });
  await sendApplication(services, { email: "zoe@acme.example" });
  await sendHire(services, { email: "z@acme.example", name: "Z Tamm" });
  const person = { key: randomUUID(), email: "kai@acme.example", name: "Kai", phone: null };
  await enterPerson(services, mari, { ...person, company: "" });
  const applied = await idOf("zoe@acme.example");
  const sent = await idOf("client@acme.example");
  expect((await read(sent)).likely.map(({ id }) => id)).toContain(applied);
  const page = await read(sent, reader);
  expect(page.likely).toEqual([]);
  expect(await readPersonPage(services, reader, applied)).toBeUndefined();
  const known = await readPersonList(db, reader, { text: "acme" }, 1);
  expect(known.rows.map(({ name }) => name)).toEqual(["Kai", "Z Tamm", "Zoë Tamm"]);
  expect(known.total).toBe(3);
  const company = await readCompanyPage(services, reader, page.person.company_id ?? 0, 1);
  expect(company?.people.rows.map(({ id }) => id)).not.toContain(applied);
  // Merged with who asked for developers, they are known as that person.
  const other = { id: await idOf("z@acme.example"), version: 1 };
  await changePerson(services, mari, applied, {
    intent: "merge",
    version: 1,
    other: other.id,
    other_version: other.version,
  });
  expect((await read(applied, reader)).total).toBe(1);
});

test("client and member have their placement, and for a reader only the client", async () => {
  await sendHire(services, { email: "zoe@acme.example" });
  const key = randomUUID();
  const anna = { key, email: "anna@example.com", name: "Anna", phone: null, company: "" };
  const ids = [await enterPerson(services, mari, anna), await idOf("zoe@acme.example")];
  const own = { own_rate: 60, own_currency: "EUR" } as const;
  const known = { version: 1, email: "Anna@example.com", phone: "", notes: "", ...own };
  await db.transaction((tx) => storePrivate(tx, "anna-kask", known));
  await db.execute(sql`
    insert into placements (request_id, member_id, client_rate, client_currency, starts_on)
    select requests.id, members.id, 80, 'EUR', '2026-11-01' from requests, members
    where members.slug = 'anna-kask'`);
  const count = async (staff: typeof mari) =>
    Promise.all(ids.map(async (id) => (await read(id, staff)).placements.length));
  expect(await count(mari)).toEqual([1, 1]);
  expect(await count(reader)).toEqual([0, 1]);
});

test("people are found by name, address, telephone number and company", async () => {
  await sendHire(services, { email: "zoe@acme.example", company_name: "Põhjatuul" });
  await sendApplication(services, { email: "li@beta.example", first_name: "Li", last_name: "Na" });
  expect(await names()).toEqual(["Li Na", "Zoë Tamm"]);
  expect(await names("zoe")).toEqual(["Zoë Tamm"]);
  expect(await names("beta")).toEqual(["Li Na"]);
  expect(await names("5555 1234")).toEqual(["Li Na"]);
  expect(await names("pohja")).toEqual(["Zoë Tamm"]);
  expect(await names("zoe beta")).toEqual([]);
});

test("a form names a person once, then only one whose address is confirmed, and never after staff did", async () => {
  const first = await sendHire(services, { email: "zoe@acme.example" });
  await sendHire(services, { email: "zoe@acme.example", name: "Stranger" });
  const id = await idOf("zoe@acme.example");
  expect((await read(id)).person.name).toBe("Zoë Tamm");
  const confirm = (name: string) =>
    db
      .update(requests)
      .set({ name, address_confirmed_at: new Date() })
      .where(eq(requests.reference, first));
  await confirm("Zoë Tamm-Kask");
  expect((await read(id)).person.name).toBe("Zoë Tamm-Kask");
  const { version } = (await read(id)).person;
  const edit = { intent: "edit", version, name: "Dr Tamm", phone: null, company: "" } as const;
  await changePerson(services, mari, id, edit);
  await confirm("Zoë");
  expect((await read(id)).person).toMatchObject({ name: "Dr Tamm", company: null });
  await expect(changePerson(services, mari, id, edit)).rejects.toMatchObject({ status: 409 });
});

test("the same telephone number, name and company are suggested, and merged until they are separated", async () => {
  await sendHire(services, { email: "zoe@acme.example", name: "Zoë Tamm" });
  await sendHire(services, { email: "z.tamm@acme.example", name: "zoë tamm" });
  await sendHire(services, { email: "zoe@gmail.com", name: "Zoë Tamm" });
  await sendApplication(services, { email: "other@beta.example", first_name: "Z", last_name: "T" });
  await sendHire(services, { email: "jaan@beta.example", name: "Jaan Kuusk" });
  const id = await idOf("zoe@acme.example");
  await changePerson(services, mari, id, {
    intent: "edit",
    version: 1,
    name: "Zoë Tamm",
    phone: "0037255551234",
    company: "acme.example",
  });
  const reasons = async () =>
    (await read(id)).likely.map((one) => [one.address, one.is_same_phone, one.is_same_company]);
  expect(await reasons()).toEqual([
    ["other@beta.example", true, false],
    ["z.tamm@acme.example", false, true],
    ["zoe@gmail.com", false, false],
  ]);
  expect((await list("", "duplicates")).length).toBe(4);

  const other = await mergeFirst(id);
  const merged = await read(id);
  expect(merged.addresses.map(({ address }) => address)).toEqual([
    "zoe@acme.example",
    "other@beta.example",
  ]);
  expect(merged.total).toBe(2);
  expect((await readPersonList(db, mari, { text: "other" }, 1)).rows.map((row) => row.id)).toEqual([
    id,
  ]);
  expect(await readPersonPage(services, mari, other)).toEqual({ merged_into: id });

  await changePerson(services, mari, id, { intent: "separate", other });
  expect((await read(id)).total).toBe(1);
  expect((await read(other)).total).toBe(1);
  const actions = (await db.select().from(auditLog)).map(({ action }) => action);
  expect(actions).toEqual(["person.edit", "person.merge", "person.separate"]);
});

test("who became part of another person meanwhile is not separated from that one", async () => {
  for (const email of ["a@one.example", "b@two.example", "c@three.example"]) {
    await sendHire(services, { email });
  }
  const [a, b] = [await idOf("a@one.example"), await idOf("b@two.example")];
  const other = await mergeFirst(a);
  await changePerson(services, mari, a, { intent: "separate", other });
  await changePerson(services, mari, a, { intent: "separate", other });
  const into = other === b ? await idOf("c@three.example") : b;
  const versions = [(await read(into)).person.version, (await read(other)).person.version];
  const [version = 0, other_version = 0] = versions;
  await changePerson(services, mari, into, { intent: "merge", version, other, other_version });
  await expect(
    changePerson(services, mari, a, { intent: "separate", other }),
  ).rejects.toMatchObject({ status: 409 });
  expect((await read(into)).addresses.length).toBe(2);
  const log = await db.select().from(auditLog);
  expect(log.map(({ action }) => action)).toEqual([
    "person.merge",
    "person.separate",
    "person.merge",
  ]);
});

test("a correction leaves the company of a person as it is, where others have its name too", async () => {
  await sendHire(services, { email: "zoe@acme.example", company_name: "Acme" });
  await sendHire(services, { email: "jaan@acme.test", company_name: "Acme" });
  const id = await idOf("jaan@acme.test");
  const { company_id } = (await read(id)).person;
  const edit = { intent: "edit", name: "Zoë Tamm", phone: "+372 5555", company: "Acme" } as const;
  await changePerson(services, mari, id, { ...edit, version: 1 });
  await changePerson(services, mari, id, { ...edit, version: 2 });
  expect((await read(id)).person).toMatchObject({ company_id, version: 2 });
  expect((await db.select().from(auditLog)).map(({ fields }) => fields)).toEqual([["phone"]]);
});

test("the people of a company are those with one of its addresses", async () => {
  await sendHire(services, { email: "zoe@gmail.com" });
  await sendHire(services, { email: "zoe@acme.example" });
  const company = (await read(await idOf("zoe@acme.example"))).person.company_id ?? 0;
  const id = await idOf("zoe@gmail.com");
  await mergeFirst(id);
  const page = await readCompanyPage(services, mari, company, 1);
  expect(page?.people.rows.map((row) => row.id)).toEqual([id]);
  expect([page?.people.total, page?.total]).toEqual([1, 1]);
});

test("a person who has others merged is merged and separated with them", async () => {
  for (const email of ["a@one.example", "b@two.example", "c@three.example"]) {
    await sendHire(services, { email, name: "Zoë Tamm" });
  }
  const [a, b, c] = [
    await idOf("a@one.example"),
    await idOf("b@two.example"),
    await idOf("c@three.example"),
  ];
  const merge = async (into: number, other: number) =>
    changePerson(services, mari, into, {
      intent: "merge",
      version: (await read(into)).person.version,
      other,
      other_version: (await read(other)).person.version,
    });
  await merge(b, c);
  await merge(a, b);
  expect((await read(a)).total).toBe(3);
  expect(await readPersonPage(services, mari, c)).toEqual({ merged_into: a });
  const [request] = (await read(a)).requests.slice(-1);
  const sender = await readSender(services, mari, {
    id: request?.id ?? 0,
    email: "C@three.example",
  });
  expect([sender?.person.id, sender?.total, sender?.others.length]).toEqual([a, 3, 2]);
  await changePerson(services, mari, a, { intent: "separate", other: b });
  expect((await read(b)).total).toBe(2);
});

test("of two merges at the same time that would be a circle one is refused", async () => {
  await sendHire(services, { email: "a@one.example" });
  await sendHire(services, { email: "b@two.example" });
  const [a, b] = [await idOf("a@one.example"), await idOf("b@two.example")];
  const merge = (into: number, other: number) =>
    changePerson(services, mari, into, { intent: "merge", version: 1, other, other_version: 1 });
  const both = await Promise.allSettled([merge(a, b), merge(b, a)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect((await list()).length).toBe(1);
  // The same press twice is one.
  const again = (await list())[0]?.id === a ? merge(a, b) : merge(b, a);
  await expect(again).resolves.toBeUndefined();
});

test("a person is entered once, and not with the address of another", async () => {
  const person = {
    key: randomUUID(),
    email: "Kai@new.example",
    name: "Kai Uus",
    phone: null,
    company: "Uus OÜ",
  };
  const both = await Promise.all([
    enterPerson(services, mari, person),
    enterPerson(services, mari, person),
  ]);
  expect(both[0]).toBe(both[1]);
  await expect(enterPerson(services, mari, { ...person, key: randomUUID() })).rejects.toMatchObject(
    { status: 422, errors: { email: ["Kai Uus has this address already"] } },
  );
  await sendHire(services, { email: "kai@new.example", name: "Other", company_name: "Other" });
  expect((await read(both[0])).person).toMatchObject({ name: "Kai Uus", company: "Uus OÜ" });
});

test("a company is corrected once, and one that many use is no company", async () => {
  await sendHire(services, { email: "zoe@acme.example", company_name: "Acme" });
  const id = (await read(await idOf("zoe@acme.example"))).person.company_id ?? 0;
  await changeCompany(services, mari, id, { version: 1, name: "ACME AS" });
  await expect(
    changeCompany(services, mari, id, { version: 1, name: "Late" }),
  ).rejects.toMatchObject({ status: 409 });
  await sendHire(services, { email: "jaan@acme.example", company_name: "Wrong" });
  expect((await readCompanyPage(services, mari, id, 1))?.company.name).toBe("ACME AS");
  await changeCompany(services, mari, id, { version: 2, name: "ACME AS", is_shared: "on" });
  expect((await read(await idOf("zoe@acme.example"))).person.company).toBeNull();
});

test("who is erased is no person any more, and one of their other addresses is named", async () => {
  await sendHire(services, { email: "zoe@acme.example" });
  await sendHire(services, { email: "zoe@gmail.com" });
  const id = await idOf("zoe@acme.example");
  await mergeFirst(id);
  const person = parsePerson("Zoe@acme.example");
  const { records } = services;
  const part = records.find(({ name }) => name === "people")?.ofPerson;
  if (!person || !part) throw new Error("There is no record of people");
  expect(await part.listNotices?.(db, person, new Date())).toEqual([
    "They also write from zoe@gmail.com. Erase that address too.",
  ]);
  await erasePersonal({ db, records }, person);
  expect(await names()).toEqual(["Zoë Tamm"]);
  expect((await read(await idOf("zoe@gmail.com"))).total).toBe(1);
});

test("a person and a company go with the last of what they sent, unless they were entered", async () => {
  await sendHire(services, { email: "zoe@acme.example" });
  const person = { key: randomUUID(), email: "kai@new.example", name: "Kai", phone: null };
  await enterPerson(services, mari, { ...person, company: "" });
  const { records } = services;
  const isDone = await eraseOverdue({ db, records }, new Date());
  expect([isDone.people, isDone.companies]).toEqual([undefined, undefined]);
  await db.delete(requests);
  expect(await eraseOverdue({ db, records }, new Date())).toMatchObject({
    people: 1,
    companies: 1,
  });
  expect(await names()).toEqual(["Kai"]);
  const later = new Date(Date.now() + 25 * 31 * 86_400_000);
  expect(await eraseOverdue({ db, records }, later)).toMatchObject({ people: 1 });
});

test("a form that is sent while retention deletes its person has one", async () => {
  await sendHire(services, { email: "zoe@acme.example" });
  await db.delete(requests);
  const { records } = services;
  const deps = { db, records };
  await Promise.all([
    eraseOverdue(deps, new Date()),
    sendHire(services, { email: "zoe@acme.example" }),
    eraseOverdue(deps, new Date()),
    sendHire(services, { email: "zoe@acme.example" }),
  ]);
  expect((await read(await idOf("zoe@acme.example"))).total).toBe(2);
  expect(await db.$count(companies, eq(companies.domain, "acme.example"))).toBe(1);
});

test("the page of a person is merged, undone and corrected by its forms", async () => {
  await sendHire(services, { email: "a@one.example" });
  await sendHire(services, { email: "b@two.example" });
  const [a, b] = [await idOf("a@one.example"), await idOf("b@two.example")];
  const cookie = await signIn(services, mari);
  const path = `/desk/people/${a}`;
  const merge = { intent: "merge", version: "1", other: String(b), other_version: "1" };
  const merged = await desk.request(path, { cookie, form: merge });
  expect(merged.headers.get("Location")).toBe(`${path}?done=merge&other=${b}`);
  expect((await desk.request(`/desk/people/${b}`, { cookie })).headers.get("Location")).toBe(path);
  const wrong = await desk.request(path, {
    cookie,
    form: { intent: "edit", version: "2", name: "" },
  });
  expect(wrong.status).toBe(422);
  const data = await readDeskData<{ errors: object }>(wrong, "desk/routes/person.tsx");
  expect(data.errors).toEqual({ name: ["Enter a name"] });
  const undo = await desk.request(path, { cookie, form: { intent: "separate", other: String(b) } });
  expect(undo.status).toBe(302);
  expect((await list()).length).toBe(2);
  for (const unknown of ["/desk/people/999999", "/desk/people/x", "/desk/companies/999999"]) {
    expect((await desk.request(unknown, { cookie })).status).toBe(404);
  }
});

test("people, their requests and those of a company are read by indexes", async () => {
  await db.execute(sql`
    insert into requests (reference, idempotency_key, fingerprint, form, name, email, submitted_at)
    select 'OG-P' || n, gen_random_uuid(), '', 'find', 'Person ' || n, 'p' || n || '@c' || n % 500 || '.example',
      timestamptz '2020-01-01' + n * interval '1 minute'
    from generate_series(1, 3000) n`);
  await db.execute(sql`vacuum analyze requests, people, companies`);
  const id = await idOf("p77@c77.example");
  const plans = await db.transaction(async (tx) => {
    // So few rows fit on so few pages that PostgreSQL would read them all.
    await tx.execute(sql`set local enable_seqscan = off`);
    const explain = async (query: ReturnType<typeof sql>) => {
      const { rows } = await tx.execute<{ "QUERY PLAN": string }>(sql`explain ${query}`);
      return rows.map((row) => row["QUERY PLAN"]).join("\n");
    };
    return {
      list: await explain(sql`select id from ${people} where ${people.merged_into} is null
        order by ${people.requested_at} desc, ${people.id} desc limit 50`),
      ofPerson: await explain(sql`select id from ${requests}
        where lower(${requests.email}) in (${addressesOf(id)})`),
    };
  });
  expect(plans.list).toMatch(
    /Index Only Scan Backward using people_requested_at|Index Scan Backward using people_requested_at/,
  );
  expect(plans.ofPerson).toMatch(
    /Index Scan .*people_merged_into|Index Scan on people_merged_into/,
  );
  expect(plans.ofPerson).toMatch(/requests_email/);
  expect((await read(id)).total).toBe(1);
});
