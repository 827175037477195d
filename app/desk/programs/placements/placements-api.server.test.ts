import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { createApi } from "#app/api.ts";
import type { AccessScope } from "#contract/desk/access-token-terms.ts";
import type { StaffRole } from "#contract/desk/staff-terms.ts";
import { placements } from "#database/tables/placements.ts";
import { requests } from "#database/tables/requests.ts";
import { createTestToken } from "#tests/support/access-tokens.ts";
import { seedMembers } from "#tests/support/members.ts";
import { sendHire } from "#tests/support/person.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createStaff } from "#tests/support/staff.ts";

const services = await createTestServices();
const { db } = services;
await seedMembers(
  db,
  ["anna-kask", "boris-jansen"].map((slug) => ({ slug })),
);
const reference = await sendHire(services);
const [request] = await db.select().from(requests).where(eq(requests.reference, reference));
const terms = {
  request_id: request?.id ?? 0,
  client_rate: 80,
  client_currency: "EUR",
  own_rate: 60,
  own_currency: "EUR",
  starts_on: "2026-11-01",
} as const;
await db.insert(placements).values([1, 2].map((member_id) => ({ ...terms, member_id })));

async function read(role: StaffRole, scopes: AccessScope[], query = "") {
  const token = await createTestToken(services, await createStaff(db, { role }), { scopes });
  const response = await createApi(services).request(`/api/v1/desk/placements${query}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  return (await response.json()) as {
    data: { id: number; full_name: string; own_rate: number | null }[];
    next_cursor: string | null;
    synced_until: string;
  };
}

test.each<[StaffRole, AccessScope[], number | null]>([
  ["partner", ["placements:read", "members:private"], 60],
  ["partner", ["placements:read"], null],
  ["reader", ["placements:read", "members:private"], null],
])("a token of the role %s with %j reads the own rate %s", async (role, scopes, own_rate) => {
  const { data } = await read(role, scopes);
  expect(data).toMatchObject([
    { full_name: "Boris Jansen", own_rate },
    { full_name: "Anna Kask", own_rate },
  ]);
  expect(JSON.stringify(data)).not.toContain("terms");
});

test("placements are read page by page, and then only what has changed", async () => {
  const first = await read("partner", ["placements:read"], "?limit=1");
  const cursor = first.next_cursor ?? expect.fail();
  const next = await read("partner", ["placements:read"], `?limit=1&cursor=${cursor}`);
  expect([...first.data, ...next.data].map(({ full_name }) => full_name)).toEqual([
    "Boris Jansen",
    "Anna Kask",
  ]);
  expect(next.next_cursor).toBeNull();
  const since = new URLSearchParams({ updated_since: new Date(Date.now() + 60_000).toISOString() });
  expect((await read("partner", ["placements:read"], `?${since}`)).data).toEqual([]);
});
