import fc from "fast-check";
import { expect, test } from "vitest";
import { createApi } from "#app/api.ts";
import { MemberFilterSchema } from "#contract/members/member-query.ts";
import { seedMembers, toTechnologyInputs } from "#tests/support/members.ts";
import { createTestServices } from "#tests/support/services.ts";

const services = await createTestServices();
const api = createApi(services);
await seedMembers(services.db, [
  { slug: "ada-lill", technologies: toTechnologyInputs(["react"]) },
  { slug: "boris-jansen" },
]);

const FIELDS = [...Object.keys(MemberFilterSchema.shape), "__proto__", "constructor", "x", ""];

const text = fc.oneof(
  fc.constantFrom("1", "0", "-1", "2147483648", "1e400", "NaN", "true", "react", "all", "", "null"),
  fc.constantFrom(
    "\0",
    "\ud800",
    "%",
    "%zz",
    "%c3%28",
    "+",
    "'",
    "\\",
    "{",
    "[]",
    "{}",
    "../",
    "💥",
  ),
  fc.string({ unit: "binary", maxLength: 200 }),
  fc.string({ minLength: 80, maxLength: 120 }),
);
const json = fc.oneof(
  fc.json({ maxDepth: 5 }),
  fc.dictionary(fc.constantFrom(...FIELDS), fc.jsonValue()).map((value) => JSON.stringify(value)),
  fc.integer({ min: 1, max: 3_000 }).map((depth) => "[".repeat(depth) + "]".repeat(depth)),
  fc
    .integer({ min: 1, max: 2_000 })
    .map((count) => JSON.stringify({ ids: Array.from({ length: count }, (_, index) => index) })),
);
const parameter = fc.oneof(
  fc.tuple(fc.constantFrom("page", "per_page", "filter", "available", "__proto__"), text),
  fc.tuple(
    fc
      .tuple(fc.constantFrom(...FIELDS), fc.constantFrom("", "[]", "[0]", "[x]", "[][]", "["))
      .map(([field, end]) => `filter[${field}]${end}`),
    text,
  ),
  fc.tuple(fc.constant("filter"), json),
  fc.tuple(text, text),
);

/** As a browser would write it, or raw, as it should not be. */
const search = fc
  .tuple(fc.array(parameter, { maxLength: 6 }), fc.boolean())
  .map(([pairs, isRaw]) => {
    if (isRaw) return pairs.map(([key, value]) => `${key}=${value}`).join("&");
    return new URLSearchParams(pairs).toString();
  });

const path = fc.oneof(
  fc.constantFrom(
    "members",
    "technologies",
    "tags",
    "counties",
    "languages",
    "config/common",
    "members/1",
    "members/filters/react/all",
  ),
  fc
    .tuple(
      fc.constantFrom("members", "members/slug", "technologies", "tags", "members/filters/all"),
      text,
    )
    .map(([start, end]) => `${start}/${encodeURIComponent(end.toWellFormed())}`),
);

test("whatever is requested, the response is a success, a 404 or a 422 that names a field", async () => {
  await fc.assert(
    fc.asyncProperty(path, search, async (path, query) => {
      const response = await api.request(`/api/${path}?${query}`);
      const body = (await response.json()) as Record<string, unknown>;
      expect([200, 404, 422]).toContain(response.status);
      if (response.status === 200) expect(body.data).toBeDefined();
      else expect(body.message).toBeTypeOf("string");
      if (response.status === 422) expect(body.errors).toBeDefined();
    }),
    { numRuns: 500 },
  );
}, 60_000);
