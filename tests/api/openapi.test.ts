import { expect, test } from "vitest";
import { createApi } from "#app/api.ts";
import { createTestServices } from "../support/services.ts";

type Document = {
  openapi: string;
  paths: Record<string, Record<string, { parameters?: { name: string }[]; responses: object }>>;
  components: { schemas: Record<string, object> };
};

const api = createApi(await createTestServices());
const document = (await (await api.request("/api/openapi.json")).json()) as Document;

test("the document is OpenAPI 3.1 and lists every call but those of the desk", () => {
  expect(document.openapi).toMatch(/^3\.1\./);
  const listed = Object.entries(document.paths).flatMap(([path, calls]) =>
    Object.keys(calls).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const served = api.routes
    .filter(({ method, path }) => method !== "ALL" && !/^\/api\/(openapi\.json$|desk\/)/.test(path))
    .map(({ method, path }) => `${method} ${path.replace(/:(\w+)(\{[^}]*\})?/g, "{$1}")}`);
  expect(listed.toSorted()).toEqual([...new Set(served)].toSorted());
});

test("the endpoints of the specification exist", () => {
  expect(Object.keys(document.paths)).toEqual(
    expect.arrayContaining([
      "/api/members",
      "/api/members/{id}",
      "/api/members/slug/{slug}",
      "/api/members/filters/{technology}/{seniority_level}",
      "/api/config/common",
      "/api/technologies",
      "/api/technologies/{slug}",
      "/api/tags",
      "/api/tags/{slug}",
      "/api/counties",
      "/api/languages",
      "/api/proposals/{id}",
      "/api/proposals/{id}/member/{memberId}",
      "/api/forms/request",
      "/api/forms/find",
      "/api/forms/apply",
      "/api/forms/proposal",
    ]),
  );
});

test("every endpoint documents its responses and parameters", () => {
  for (const calls of Object.values(document.paths)) {
    for (const call of Object.values(calls)) {
      expect(Object.keys(call.responses).length).toBeGreaterThan(0);
    }
  }
  const names = document.paths["/api/members"]?.get?.parameters?.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["technology", "rate_max", "page", "per_page"]));
  expect(document.components.schemas).toHaveProperty("Member");
  expect(document.components.schemas).toHaveProperty("Problem");
});
