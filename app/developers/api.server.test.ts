import { expect, test } from "vitest";
import { createApi } from "#app/api.ts";
import { cappedPagedSchema } from "#contract/http/paging.ts";
import { ProblemSchema } from "#contract/http/problem.ts";
import { responseSchema } from "#contract/http/response.ts";
import { MemberCardSchema, MemberSchema } from "#contract/members/member.ts";
import { MAX_LENGTH } from "#contract/values/limits.ts";
import { rateLimits } from "#database/tables/protection.ts";
import { seedMembers, toExperienceInput, toTechnologyInputs } from "#tests/support/members.ts";
import { createTestServices } from "#tests/support/services.ts";

const services = await createTestServices();
const api = createApi(services);
await seedMembers(services.db, [
  {
    slug: "ada-lill",
    technologies: toTechnologyInputs(["react"], ["nodejs"]),
    experiences: [toExperienceInput("fintech")],
    avatar: null,
  },
  { slug: "boris-jansen", technologies: toTechnologyInputs(["python"]), seniority_level: "junior" },
  ...Array.from({ length: 6 }, (_, index) => ({ slug: `carl-${index + 1}` })),
]);

const PageSchema = cappedPagedSchema(MemberCardSchema);

async function list(search: string) {
  const response = await api.request(`/api/members${search}`);
  expect(response.status).toBe(200);
  return PageSchema.parse(await response.json());
}

async function refuse(path: string, status: number) {
  const response = await api.request(path);
  expect(response.status).toBe(status);
  expect(response.headers.get("Content-Type")).toMatch("application/problem+json");
  return ProblemSchema.parse(await response.json());
}

test("a list has six members by default, with links and meta", async () => {
  const { data, links, meta } = await list("");
  expect(data).toHaveLength(6);
  expect(meta).toEqual({
    current_page: 1,
    from: 1,
    last_page: 2,
    path: "/api/members",
    per_page: 6,
    to: 6,
    total: 8,
    total_is_capped: false,
  });
  expect(links.prev).toBeNull();
  const next = PageSchema.parse(await (await api.request(links.next ?? "")).json());
  expect(next.meta.current_page).toBe(2);
  expect(next.data).toHaveLength(2);
});

test("a page past the end is the last page", async () => {
  expect((await list("?page=99")).meta.current_page).toBe(2);
});

test.each([
  "?filter[technology][]=react",
  "?filter[technology]=react",
  "?filter[technology][0]=react",
  `?filter=${encodeURIComponent('{"technology":["react"]}')}`,
  "?filter%5Btechnology%5D%5B%5D=react",
])("a filter is read in brackets and as JSON: %s", async (search) => {
  const { data } = await list(search);
  expect(data.map(({ slug }) => slug)).toEqual(["ada-lill"]);
});

test("the shortlist's members come in the order of their ids", async () => {
  const { data } = await list("?per_page=3&filter[ids][]=5&filter[ids][]=2&filter[ids][]=99");
  expect(data.map(({ id }) => id)).toEqual([5, 2]);
});

test("a member is read whole by id and by slug", async () => {
  const byId = await (await api.request("/api/members/1")).json();
  const bySlug = await (await api.request("/api/members/slug/ada-lill")).json();
  expect(bySlug).toEqual(byId);
  expect(responseSchema(MemberSchema).parse(byId).data).toMatchObject({
    slug: "ada-lill",
    country: "Estonia",
    experiences: [{ tags: [{ slug: "fintech", name: "Fintech" }] }],
    technologies: [
      { slug: "react", name: "React", years: 5, type: 1 },
      { slug: "nodejs", name: "Node.js", years: 2, type: 2 },
    ],
  });
});

test("an unknown member is a 404 with a message", async () => {
  expect((await refuse("/api/members/999", 404)).message).toMatch("999");
  expect((await refuse("/api/members/slug/nobody", 404)).message).toMatch("nobody");
});

test.each([
  ["/filters/react/all", ["ada-lill"]],
  ["/filters/1/senior", ["ada-lill"]],
  ["/filters/python/senior", []],
  ["/filters/all/junior", ["boris-jansen"]],
  ["/filters/cobol/all", []],
])("%s lists by technology and seniority level", async (path, slugs) => {
  expect((await list(path)).data.map(({ slug }) => slug)).toEqual(slugs);
});

test("links of a list by technology and seniority stay at its URL", async () => {
  const { links, meta } = await list("/filters/all/senior?per_page=2");
  expect(meta.path).toBe("/api/members/filters/all/senior");
  const next = PageSchema.parse(await (await api.request(links.next ?? "")).json());
  expect(next.meta).toMatchObject({ current_page: 2, per_page: 2, total: 7 });
});

test.each([
  ["?per_page=51", "per_page"],
  ["?per_page=", "per_page"],
  ["?page=0", "page"],
  ["?page=1&page=2", "page"],
  ["?colour=red", "colour"],
  ["?technology=React!", "technology.0"],
  ["?filter[colour]=red", "filter.colour"],
  ["?filter[ids][]=2147483648", "filter.ids.0"],
  ["?filter[ids][]=x", "filter.ids.0"],
  ["?filter[technology]=React!", "filter.technology.0"],
  ["?filter[seniority_level]=god", "filter.seniority_level.0"],
  ["?filter[rate_min]=cheap", "filter.rate_min"],
  ["?filter[rate_min]=1&filter[rate_min]=2", "filter.rate_min"],
  ["?filter[available]=maybe", "filter.available"],
  ["?filter[q]=a%00b", "filter.q"],
  ["?filter[sort]=random", "filter.sort"],
  ["?filter[__proto__]=1", "filter.__proto__"],
  ["?filter={", "filter"],
  ["?filter=[]", "filter"],
  ["?filter={}&filter[q]=a", "filter"],
  ["/x", "id"],
  ["/2147483648", "id"],
  ["/slug/UPPER", "slug"],
  ["/filters/react/god", "seniority_level"],
])("%s is a 422 that names %s", async (search, field) => {
  const { errors } = await refuse(`/api/members${search}`, 422);
  expect(Object.keys(errors ?? {})).toEqual([field]);
});

test("a field called __proto__ is unknown like any other", async () => {
  const response = await api.request("/api/members?__proto__=1");
  expect(response.status).toBe(422);
  expect(await response.text()).toContain('"__proto__":["There is no field called __proto__"]');
});

test("a sentence is read as the filters that the search makes of it, and may be cached", async () => {
  const response = await api.request("/api/members/meaning?q=seniors+under+60");
  expect(response.status).toBe(200);
  expect(response.headers.get("Cache-Control")).toBe("public, max-age=60");
  const { data } = await response.json();
  expect(data.filters).toEqual(["Senior", "Up to €60\u00a0/\u00a0h"]);
  expect(data.missing_words).toBe("");
  const lacking = await api.request("/api/members/meaning?q=senior+sap+or+gitlab+developer");
  expect((await lacking.json()).data).toMatchObject({
    filters: ["Senior"],
    missing_words: "SAP, GitLab",
  });
  const [short, long] = await Promise.all([
    api.request("/api/members/meaning?q="),
    api.request(`/api/members/meaning?q=${"a".repeat(MAX_LENGTH.search + 1)}`),
  ]);
  expect([short.status, long.status]).toEqual([422, 422]);
});

test("a program that has sentences read without a pause has to wait", async () => {
  const read = () => api.request("/api/members/meaning?q=react");
  expect((await read()).status).toBe(200);
  await services.db.update(rateLimits).set({ hits: 600 });
  const refused = await read();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
});
