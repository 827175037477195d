import { expect, test } from "vitest";
import { createApi } from "#app/api.ts";
import { previousSlugs } from "#database/tables/content.ts";
import { seedMembers } from "#tests/support/members.ts";
import { createTestServices } from "../support/services.ts";

const services = await createTestServices();
const api = createApi(services);
await seedMembers(services.db, [{ slug: "anna-kask" }]);

test("scripts of any site read content, and nothing else", async () => {
  const headers = { Origin: "https://other.example" };
  for (const path of ["/api/members", "/api/members/slug/anna-kask", "/api/openapi.json"]) {
    const response = await api.request(path, { headers });
    expect(response.headers.get("Access-Control-Allow-Origin"), path).toBe("*");
  }
  const missing = await api.request("/api/members/slug/nobody", { headers });
  expect([missing.status, missing.headers.get("Access-Control-Allow-Origin")]).toEqual([404, "*"]);
  for (const path of ["/api/captcha/challenge?form=hire", "/api/proposals/none"]) {
    const response = await api.request(path, { headers });
    expect(response.headers.has("Access-Control-Allow-Origin"), path).toBe(false);
  }
  const asked = {
    method: "OPTIONS",
    headers: { ...headers, "Access-Control-Request-Method": "GET" },
  };
  const preflight = await api.request("/api/members", asked);
  expect([preflight.status, preflight.headers.get("Access-Control-Allow-Methods")]).toEqual([
    204,
    "GET",
  ]);
});

test("a response that still holds is not sent again", async () => {
  const first = await api.request("/api/members");
  const tag = first.headers.get("ETag") ?? "";
  expect(tag).toMatch(/^W\/"[0-9a-f]+"$/);
  expect(first.headers.get("Cache-Control")).toBe("no-cache");
  const again = await api.request("/api/members", { headers: { "If-None-Match": tag } });
  expect([again.status, await again.text()]).toEqual([304, ""]);
  expect(again.headers.get("Access-Control-Allow-Origin")).toBe("*");

  await seedMembers(services.db, [{ slug: "boris-jansen" }]);
  const changed = await api.request("/api/members", { headers: { "If-None-Match": tag } });
  expect(changed.status).toBe(200);
});

test.each([
  "/api/booking/slots",
  "/api/technologies",
  "/api/config/common",
  "/api/members/slug/anna-kask",
  "/api/articles",
  "/api/version",
])("%s refuses a parameter that it does not have", async (path) => {
  const response = await api.request(`${path}?technologie=react`);
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({
    errors: { technologie: [expect.stringMatching(/^There is no (parameter|field) called/)] },
  });
});

test("a slug that a record had redirects to the one it has", async () => {
  await services.db
    .insert(previousSlugs)
    .values({ record: "member", slug: "anna-kusk", current_slug: "anna-kask" });
  const moved = await api.request("/api/members/slug/anna-kusk");
  expect([moved.status, moved.headers.get("Location")]).toEqual([
    301,
    "/api/members/slug/anna-kask",
  ]);
  expect((await api.request("/api/members/slug/anna-kosk")).status).toBe(404);
});

test("a response that counts says what is left, also when nothing is", async () => {
  const body = JSON.stringify({ ids: [1] });
  const share = () =>
    api.request("/api/shortlists", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body,
    });
  const left: (string | null)[] = [];
  for (let call = 0; call < 11; call += 1) {
    const { headers, status } = await share();
    left.push(`${status} ${/^"600";r=\d+/.exec(headers.get("RateLimit") ?? "")}`);
    expect(headers.get("RateLimit-Policy")).toMatch(/^"600";q=10;w=600/);
  }
  expect(left.slice(-2)).toEqual(['201 "600";r=0', '429 "600";r=0']);
});
