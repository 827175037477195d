import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { createApi } from "#app/api.ts";
import { type ApiDocument, listEndpoints } from "#app/pages/api/api-document.ts";
import { ACCESS_SCOPES, type AccessScope } from "#contract/desk/access-token-terms.ts";
import { STAFF_ROLES, type StaffRole } from "#contract/desk/staff-terms.ts";
import { rateLimits } from "#database/tables/protection.ts";
import { accessTokens } from "#database/tables/staff.ts";
import { endToken } from "#services/access-tokens/access-tokens.service.server.ts";
import { createTestToken } from "#tests/support/access-tokens.ts";
import { seedMembers } from "#tests/support/members.ts";
import { sendHire } from "#tests/support/person.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createStaff } from "#tests/support/staff.ts";
import { disableStaff } from "../staff/staff-accounts.service.server.ts";

/** What each role may do with a token, written by hand like the rights of people. */
const OF_DEALS: AccessScope[] = [
  "requests:read",
  "requests:write",
  "applications:read",
  "applications:write",
  "proposals:read",
  "proposals:write",
  "calls:read",
  "calls:write",
  "members:read",
  "members:write",
  "members:private",
  "placements:read",
];
/** Which kinds, the path of a file decides. */
const OF_CONTENT: AccessScope[] = ["content:read", "content:write", "content:publish"];
const RIGHTS: Record<StaffRole, AccessScope[]> = {
  owner: [...OF_DEALS, ...OF_CONTENT],
  partner: [...OF_DEALS, ...OF_CONTENT],
  editor: OF_CONTENT,
  reader: ["requests:read", "placements:read"],
};

/** The scope of each endpoint: a new one fails until it is decided here. */
const ENDPOINTS: Record<string, AccessScope | "none"> = {
  "GET /api/v1/desk/token": "none",
  "GET /api/v1/desk/requests": "requests:read",
  "GET /api/v1/desk/requests/{reference}": "requests:read",
  "GET /api/v1/desk/requests/{reference}/thread": "requests:read",
  "GET /api/v1/desk/requests/{reference}/draft": "requests:read",
  "PUT /api/v1/desk/requests/{reference}/draft": "requests:write",
  "PUT /api/v1/desk/requests/{reference}/state": "requests:write",
  "PUT /api/v1/desk/requests/{reference}/owner": "requests:write",
  "PUT /api/v1/desk/requests/{reference}/follow-up": "requests:write",
  "POST /api/v1/desk/requests/{reference}/notes": "requests:write",
  "GET /api/v1/desk/applications": "applications:read",
  "GET /api/v1/desk/applications/{reference}": "applications:read",
  "GET /api/v1/desk/applications/{reference}/thread": "applications:read",
  "GET /api/v1/desk/applications/{reference}/draft": "applications:read",
  "PUT /api/v1/desk/applications/{reference}/draft": "applications:write",
  "PUT /api/v1/desk/applications/{reference}/state": "applications:write",
  "PUT /api/v1/desk/applications/{reference}/owner": "applications:write",
  "PUT /api/v1/desk/applications/{reference}/follow-up": "applications:write",
  "POST /api/v1/desk/applications/{reference}/notes": "applications:write",
  "GET /api/v1/desk/proposals": "proposals:read",
  "GET /api/v1/desk/proposals/{id}": "proposals:read",
  "POST /api/v1/desk/proposals": "proposals:write",
  "PUT /api/v1/desk/proposals/{id}": "proposals:write",
  "GET /api/v1/desk/placements": "placements:read",
  "GET /api/v1/desk/calls": "calls:read",
  "GET /api/v1/desk/calls/{reference}": "calls:read",
  "PUT /api/v1/desk/calls/{reference}/outcome": "calls:write",
  "GET /api/v1/desk/members": "members:read",
  "GET /api/v1/desk/members/{slug}": "members:read",
  "PUT /api/v1/desk/members/{slug}/availability": "members:write",
  "GET /api/v1/desk/content/kinds": "content:read",
  "GET /api/v1/desk/content": "content:read",
  "GET /api/v1/desk/content/file": "content:read",
  "PUT /api/v1/desk/content/file": "content:write",
  "POST /api/v1/desk/content/publish": "content:publish",
  "POST /api/v1/desk/content/check": "content:read",
};

const services = await createTestServices();
const { db } = services;
const api = createApi(services);
const document = (await (await api.request("/api/openapi.json")).json()) as ApiDocument;

beforeEach(() => db.delete(rateLimits));

async function ask(endpoint: string, token: string) {
  const [method = "", path = ""] = endpoint.split(" ");
  const parts = { reference: "OG-000000", id: "1", slug: "no-one" };
  const url = path.replace(/\{(\w+)\}/g, (_, name: keyof typeof parts) => parts[name]);
  return api.request(url, {
    method,
    headers: { Authorization: `Bearer ${token}` },
  });
}

test("every endpoint of the desk says which scope it needs", () => {
  const served = api.routes
    .filter(({ method, path }) => method !== "ALL" && path.startsWith("/api/v1/desk/"))
    .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, "{$1}")}`);
  expect([...new Set(served)].toSorted()).toEqual(Object.keys(ENDPOINTS).toSorted());
  const described = listEndpoints(document)
    .filter(({ path }) => path.startsWith("/api/v1/desk/"))
    .map(({ method, path, security }) => [
      `${method} ${path}`,
      security?.flatMap((one) => Object.values(one).flat()).join() || "none",
    ]);
  expect(Object.fromEntries(described)).toEqual(ENDPOINTS);
});

test("no endpoint elsewhere takes a token", () => {
  const elsewhere = listEndpoints(document).filter(({ path }) => !path.startsWith("/api/v1/desk/"));
  expect(elsewhere.filter(({ security }) => security)).toEqual([]);
});

test.each(STAFF_ROLES)(
  "a token of the role %s does what both scope and role include",
  async (role) => {
    const person = await createStaff(db, { role });
    for (const scope of ACCESS_SCOPES) {
      // A request is counted by its token: one for each scope stays below the limit.
      const token = await createTestToken(services, person, { scopes: [scope] });
      const statuses = await Promise.all(
        Object.keys(ENDPOINTS).map(
          async (endpoint) => [endpoint, (await ask(endpoint, token)).status] as const,
        ),
      );
      for (const [endpoint, status] of statuses) {
        const needed = ENDPOINTS[endpoint];
        const isAllowed = needed === "none" || (needed === scope && RIGHTS[role].includes(scope));
        expect([role, scope, endpoint, status === 403]).toEqual([
          role,
          scope,
          endpoint,
          !isAllowed,
        ]);
        expect(status).not.toBe(401);
      }
    }
  },
  // Each scope with each endpoint.
  120_000,
);

test("a response without the scope names it, also for a HEAD", async () => {
  const person = await createStaff(db, { role: "owner" });
  const token = await createTestToken(services, person, { scopes: ["applications:read"] });
  const response = await ask("GET /api/v1/desk/requests", token);
  expect(response.headers.get("WWW-Authenticate")).toBe(
    'Bearer realm="desk", error="insufficient_scope", scope="requests:read"',
  );
  expect(await response.json()).toMatchObject({
    message: "This token lacks the scope requests:read.",
  });
  expect((await ask("HEAD /api/v1/desk/requests", token)).status).toBe(403);
});

test.each([
  ["its owner is disabled", (id: number) => disableStaff(services, null, id)],
  [
    "it is revoked",
    async (staff_id: number) => {
      const [row] = await db.select().from(accessTokens).where(eq(accessTokens.staff_id, staff_id));
      await endToken(services, { id: staff_id }, { id: row?.id ?? 0, isAnybodys: false });
    },
  ],
])("the next page of a listing is refused once %s", async (_, end) => {
  await seedMembers(db, [{ slug: `anna-${randomUUID()}` }, { slug: `boris-${randomUUID()}` }]);
  await sendHire(services);
  await sendHire(services);
  const person = await createStaff(db, { role: "partner" });
  const token = await createTestToken(services, person);
  const first = await ask("GET /api/v1/desk/requests?limit=1", token);
  const { next_cursor } = (await first.json()) as { next_cursor: string };
  await end(person.id);
  const next = await ask(`GET /api/v1/desk/requests?limit=1&cursor=${next_cursor}`, token);
  expect(next.status).toBe(401);
});

test("a body is read neither without a token nor beyond its limit", async () => {
  const person = await createStaff(db, { role: "partner" });
  const token = await createTestToken(services, person);
  for (const [authorization, expected, max] of [
    ["", 401, 0],
    [`Bearer ${token}`, 413, 65 * 1_024],
  ] as const) {
    let read = 0;
    const body = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          read += 1_024;
          controller.enqueue(new Uint8Array(1_024));
        },
      },
      { highWaterMark: 0 },
    );
    const init = { method: "POST", body, duplex: "half" } as RequestInit;
    const headers = { Authorization: authorization, "Content-Type": "application/json" };
    const path = "/api/v1/desk/requests/OG-000000/notes";
    const { status } = await api.request(path, { ...init, headers });
    expect(status).toBe(expected);
    expect(read).toBeLessThanOrEqual(max);
  }
});
