import { sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { EmailSchema } from "#contract/values/person.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { isOfPerson, parsePerson } from "./person.server.ts";

const { db } = await createTestDatabase();

test.each([
  ["zoe@example.com", "zoe@example.com"],
  ["  Zoe@EXAMPLE.com ", "zoe@example.com"],
  ["Zoë Tamm <zoe@example.com>", "zoe@example.com"],
  ['"a <b@c.de>" <zoe@example.com>', "zoe@example.com"],
  ["info@müller.example", "info@xn--mller-kva.example"],
  ["INFO@MÜLLER.example", "info@xn--mller-kva.example"],
  ["info@mu\u0308ller.example", "info@xn--mller-kva.example"],
  ["info@XN--MLLER-KVA.example", "info@xn--mller-kva.example"],
  ["почта@пример.рф", "почта@xn--e1afmkfd.xn--p1ai"],
  ["ZOË@example.com", "zoë@example.com"],
])("%j is the address %s", (input, address) => {
  expect(parsePerson(input)?.address).toBe(address);
});

test.each([
  "",
  "zoe",
  "zoe@",
  "@example.com",
  "zoe@example",
  "a@b.de, c@d.de",
  "a@b@c.de",
  "a b@c.de",
])("%j is not one address", (input) => expect(parsePerson(input)).toBeUndefined());

const address = fc.emailAddress().filter((email) => EmailSchema.safeParse(email).success);

test("every email that a form accepts is found in any spelling", () => {
  fc.assert(
    fc.property(address, fc.boolean(), (email, isLoud) => {
      const person = parsePerson(isLoud ? email.toUpperCase() : email);
      expect(person && isOfPerson(person, email)).toBe(true);
      expect(person?.spellings).toContain(email.toLowerCase());
    }),
  );
});

test("JavaScript and PostgreSQL find an email in a text, and not one that only contains it", async () => {
  const found = async (email: string, text: string) => {
    const pattern = parsePerson(email)?.pattern ?? "";
    const { rows } = await db.execute<{ is: boolean }>(sql`select ${text} ~* ${pattern} as is`);
    expect(new RegExp(pattern, "i").test(text)).toBe(rows[0]?.is);
    return rows[0]?.is;
  };
  for (const text of ["Zoe@Example.com", "write to zoe@example.com.", "<zoe@example.com>,"]) {
    expect(await found("zoe@example.com", text)).toBe(true);
  }
  for (const text of [
    "azoe@example.com",
    "zoe@example.com.au",
    "zoe@example.community",
    "x.zoe@example.com",
  ]) {
    expect(await found("zoe@example.com", text)).toBe(false);
  }
  expect(await found("zoe@example.com", "zoe@exampleXcom")).toBe(false);
  expect(await found("info@xn--mller-kva.example", "an Info@Müller.example")).toBe(true);
  await fc.assert(
    fc.asyncProperty(address, async (email) => {
      expect(await found(email, `Write to ${email.toUpperCase()}, soon`)).toBe(true);
    }),
    { numRuns: 50 },
  );
});
