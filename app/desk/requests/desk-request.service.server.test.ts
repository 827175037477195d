import { beforeAll, expect, test } from "vitest";
import { seedMembers } from "#tests/support/members.ts";
import { sendFind, sendHire } from "#tests/support/person.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createStaff } from "#tests/support/staff.ts";
import { readDeskRequest } from "./desk-request.service.server.ts";

const services = await createTestServices();
const { db } = services;

beforeAll(() =>
  seedMembers(
    db,
    ["anna-kask", "boris-jansen"].map((slug) => ({ slug })),
  ),
);

test("a request shows the others of the same person or company, in upper or lower case, newest first", async () => {
  const staff = await createStaff(db);
  const relate = async (reference: string) =>
    (await readDeskRequest(db, reference, staff))?.related.map((one) => one.reference);
  const first = await sendHire(services, { email: "zoe@acme.example", company_name: "Acme OÜ" });
  const samePerson = await sendFind(services, { email: "ZOE@acme.example", company_name: "" });
  const sameCompany = await sendHire(services, {
    email: "jaan@acme.example",
    company_name: "ACME oü",
  });
  const other = await sendHire(services, { email: "mari@beta.example", company_name: "Beta" });
  expect(await relate(first)).toEqual([sameCompany, samePerson]);
  expect(await relate(samePerson)).toEqual([first]);
  expect(await relate(other)).toEqual([]);
});
