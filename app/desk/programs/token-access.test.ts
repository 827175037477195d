import { eq } from "drizzle-orm";
import { pino } from "pino";
import { beforeEach, expect, test } from "vitest";
import { createApi } from "#app/api.ts";
import { maskSecretLinks } from "#app/boot/pages/secret-links.ts";
import { ProblemSchema } from "#contract/http/problem.ts";
import { rateLimits } from "#database/tables/protection.ts";
import { staff } from "#database/tables/staff.ts";
import { createAccessToken } from "#services/access-tokens/access-token-text.server.ts";
import { createTestToken } from "#tests/support/access-tokens.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createStaff, signIn } from "#tests/support/staff.ts";
import { TOKEN_RATE, tokenRequests } from "./token-access.server.ts";

const services = await createTestServices();
const { db } = services;
const api = createApi({ ...services, env: { ...services.env, trustProxy: 1 } });
const mari = await createStaff(db, { role: "partner", name: "Mari Kask" });
const PATH = "/api/v1/desk/token";

beforeEach(() => db.delete(rateLimits));

const read = (authorization?: string, headers: Record<string, string> = {}) =>
  api.request(PATH, {
    headers: { ...(authorization ? { Authorization: authorization } : {}), ...headers },
  });

test("a token says who it acts for", async () => {
  const token = await createTestToken(services, mari, { scopes: ["requests:read"] });
  const response = await read(`Bearer ${token}`);
  expect(await response.json()).toEqual({
    data: { staff_id: mari.id, name: "Mari Kask", role: "partner", scopes: ["requests:read"] },
  });
  expect(response.headers.get("Cache-Control")).toBe("private, no-store");
  expect(response.headers.has("Access-Control-Allow-Origin")).toBe(false);
});

test.each([
  ["no token", undefined, 'Bearer realm="desk"'],
  ["another scheme", `Basic ${createAccessToken()}`, 'Bearer realm="desk"'],
  ["a part of one", `Bearer ${createAccessToken().slice(0, 20)}`, 'error="invalid_token"'],
  ["an unknown one", `Bearer ${createAccessToken()}`, 'error="invalid_token"'],
])("%s is 401 and says what is missing", async (_, authorization, challenge) => {
  const response = await read(authorization);
  expect(response.status).toBe(401);
  expect(response.headers.get("WWW-Authenticate")).toContain(challenge);
  expect(ProblemSchema.parse(await response.json()).message).toMatch(/token/);
});

test("requests are counted by how they end", async () => {
  const token = `Bearer ${await createTestToken(services, mari, { scopes: ["calls:read"] })}`;
  tokenRequests.reset();
  await read(token);
  await read(`Bearer ${createAccessToken()}`);
  await api.request("/api/v1/desk/requests", { headers: { Authorization: token } });
  await db.update(rateLimits).set({ hits: TOKEN_RATE.hits }).where(eq(rateLimits.hits, 2));
  await read(token);
  const { values } = await tokenRequests.get();
  expect(Object.fromEntries(values.map(({ labels, value }) => [labels.outcome, value]))).toEqual({
    accepted: 1,
    refused: 1,
    forbidden: 1,
    rate_limited: 1,
  });
});

test("an expired token is 401", async () => {
  const expires_at = new Date(Date.now() - 1_000);
  const token = await createTestToken(services, mari, { expires_at });
  expect((await read(`Bearer ${token}`)).status).toBe(401);
});

test("a token that was not revoked with the account of its owner is 401", async () => {
  const gone = await createStaff(db, { role: "partner" });
  const token = await createTestToken(services, gone);
  expect((await read(`Bearer ${token}`)).status).toBe(200);
  await db.update(staff).set({ disabled_at: new Date() }).where(eq(staff.id, gone.id));
  expect((await read(`Bearer ${token}`)).status).toBe(401);
});

test("no cookie opens it, and no token opens anything else", async () => {
  const cookie = await signIn(services, mari);
  expect((await read(undefined, { Cookie: cookie })).status).toBe(401);
  const token = await createTestToken(services, mari);
  const elsewhere = await api.request("/api/desk/search?text=a", {
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(elsewhere.status).toBe(403);
});

test("a token in the URL opens nothing, and is in no log", async () => {
  const token = await createTestToken(services, mari);
  expect((await api.request(`${PATH}?access_token=${token}`)).status).toBe(401);
  expect(maskSecretLinks(`GET ${PATH}?access_token=${token}`)).not.toContain(token.slice(5, 25));
});

test("a request that fails writes no token to the log", async () => {
  const lines: string[] = [];
  const log = pino({ level: "trace" }, { write: (line) => lines.push(line) });
  const token = await createTestToken(services, mari);
  // why: a query that fails cannot be had from a database that works.
  const broken = createApi({ ...services, db: { ...db, select: undefined } as never, log });
  const response = await broken.request(PATH, { headers: { Authorization: `Bearer ${token}` } });
  expect(response.status).toBe(500);
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.join("")).not.toContain(token);
});

test("a token has 120 requests a minute, and each response says what is left", async () => {
  const token = await createTestToken(services, mari);
  const first = await read(`Bearer ${token}`);
  expect(first.headers.get("RateLimit-Policy")).toBe('"60";q=120;w=60');
  expect(first.headers.get("RateLimit")).toMatch(/^"60";r=119;t=\d+$/);
  await Promise.all(Array.from({ length: 119 }, () => read(`Bearer ${token}`)));
  const refused = await read(`Bearer ${token}`);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(refused.headers.get("RateLimit")).toMatch(/^"60";r=0;/);
  const other = await createTestToken(services, mari);
  expect((await read(`Bearer ${other}`)).status).toBe(200);
});

test("an address that tries unknown tokens is refused, and a token from there still works", async () => {
  const from = { "X-Forwarded-For": "192.0.2.77" };
  const guess = async () => (await read(`Bearer ${createAccessToken()}`, from)).status;
  const statuses: number[] = [];
  for (let call = 0; call < 21; call += 1) statuses.push(await guess());
  expect(statuses.slice(-2)).toEqual([401, 429]);
  const token = await createTestToken(services, mari);
  expect((await read(`Bearer ${token}`, from)).status).toBe(200);
  expect((await read(`Bearer ${createAccessToken()}`)).status).toBe(401);
});

test("what cannot be a token costs no query", async () => {
  // why: any query fails the test, which the database itself would answer.
  const noDatabase = createApi({ ...services, db: undefined as never });
  for (const text of ["nonsense", createAccessToken().replace(/.$/, "_")]) {
    const response = await noDatabase.request(PATH, {
      headers: { Authorization: `Bearer ${text}` },
    });
    expect(response.status).toBe(401);
  }
});
