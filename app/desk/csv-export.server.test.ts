import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createApi } from "#app/api.ts";
import { requests } from "#database/tables/requests.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createStaff, signIn } from "#tests/support/staff.ts";
import { changeRequest } from "./requests/request-changes.service.server.ts";

const ROWS = 100_000;
const BATCH = 5_000;
const services = await createTestServices();
const { db } = services;
const api = createApi(services);
const person = await createStaff(db, { role: "partner" });
const cookie = await signIn(services, person);
const get = (path: string) => api.request(`/api/desk${path}`, { headers: { Cookie: cookie } });

async function fill(count: number): Promise<void> {
  await db.execute(sql`truncate requests cascade`);
  // A statement of all would exceed the timeout of statements on a busy machine.
  for (let first = 1; first <= count; first += BATCH) {
    await db.execute(sql`
      insert into requests (reference, idempotency_key, fingerprint, form, name, submitted_at)
      select 'OG-' || n, gen_random_uuid(), '', 'find', 'Person ' || n,
        now() - n * interval '1 minute'
      from generate_series(${first}::int, ${Math.min(count, first + BATCH - 1)}::int) n`);
  }
}

async function read(response: Response) {
  if (!response.body) throw new Error("The response has no body");
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  const { value: first = "" } = await reader.read();
  return {
    first,
    async rest() {
      let text = "";
      for (let step = await reader.read(); !step.done; step = await reader.read()) {
        text += step.value;
      }
      return text;
    },
  };
}

test("while 100,000 rows are exported staff work, and each row is there once", async () => {
  await fill(ROWS);
  const csv = await read(await get("/requests.csv"));
  expect(csv.first.length).toBeLessThan(200_000);
  // The rest is made when it is read.
  const staff = { ...person, session_id: 1, signed_in_at: new Date() };
  await changeRequest(services, staff, "OG-7", {
    intent: "fields",
    version: 1,
    owner_id: person.id,
  });
  expect(await db.$count(requests, eq(requests.owner_id, person.id))).toBe(1);
  expect((await (await get("/search?text=OG-99999")).json()).data).toHaveLength(1);
  const references = (csv.first + (await csv.rest())).match(/OG-\d+(?=,)/g) ?? [];
  expect(references).toHaveLength(ROWS);
  expect(new Set(references).size).toBe(ROWS);
}, 120_000);

test("an export that cannot go on breaks off, and does not look like a short list", async () => {
  await fill(2_000);
  const csv = await read(await get("/requests.csv"));
  await db.execute(sql`alter table requests rename to requests_away`);
  await expect(csv.rest()).rejects.toThrow();
  await db.execute(sql`alter table requests_away rename to requests`);
});
