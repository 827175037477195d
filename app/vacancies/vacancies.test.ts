import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { createApi } from "#app/api.ts";
import { contentKinds } from "#app/content.ts";
import { VacancyCardSchema, VacancySchema } from "#contract/content/vacancy.ts";
import { pagedSchema } from "#contract/http/paging.ts";
import { checkFolder } from "#services/content/check-content.server.ts";
import { exportContent } from "#services/content/transfer/export-content.server.ts";
import { importFolder } from "#tests/support/import-folder.ts";
import { createTestServices } from "#tests/support/services.ts";

const services = await createTestServices();
const api = createApi(services);
const folder = await mkdtemp(join(tmpdir(), "vacancies-"));
afterAll(() => rm(folder, { recursive: true }));

const CLOSED = "go-engineer-payments";

/** Imports the demo folder, changed by `change`. */
async function importDemo(change: (file: string) => Promise<void> = async () => {}) {
  await rm(folder, { recursive: true, force: true });
  await cp("content/demo", folder, { recursive: true });
  for (const aside of ["members", "proposals"]) await rm(join(folder, aside), { recursive: true });
  await change(join(folder, "vacancies"));
  return importFolder(services.db, folder, contentKinds);
}

beforeEach(() => importDemo());

async function get(path: string) {
  const response = await api.request(path);
  return { status: response.status, body: await response.json() };
}

test("open vacancies are listed newest first, closed ones are not", async () => {
  const { body } = await get("/api/vacancies?per_page=50");
  const { data, meta } = pagedSchema(VacancyCardSchema).parse(body);
  const files = (await readdir("content/demo/vacancies")).length;
  expect(meta.total).toBe(files - 1);
  expect(data.map(({ slug }) => slug)).not.toContain(CLOSED);
  const dates = data.map(({ posted_at }) => posted_at);
  expect(dates).toEqual(dates.toSorted().reverse());
});

test("the list is narrowed by type, workplace and technology", async () => {
  const { body } = await get("/api/vacancies?type=contract,part_time&technology=react&per_page=50");
  const { data } = pagedSchema(VacancyCardSchema).parse(body);
  expect(data.length).toBeGreaterThan(0);
  for (const { type, technologies } of data) {
    expect(["contract", "part_time"]).toContain(type);
    expect(technologies.map(({ slug }) => slug)).toContain("react");
  }
});

test.each([["type=never"], ["page=0"], ["per_page=51"], ["color=red"]])(
  "the malformed query %s is a 422 that names the field",
  async (query) => {
    const { status, body } = await get(`/api/vacancies?${query}`);
    expect(status).toBe(422);
    expect(Object.keys(body.errors)[0]).toMatch(new RegExp(`^${query.split("=")[0]}`));
  },
);

test("a closed vacancy keeps its page with the date", async () => {
  const { status, body } = await get(`/api/vacancies/${CLOSED}`);
  expect(status).toBe(200);
  expect(VacancySchema.parse(body.data).closed_at).not.toBeNull();
});

test("an unknown vacancy is a 404 with a message", async () => {
  const { status, body } = await get("/api/vacancies/juggler");
  expect(status).toBe(404);
  expect(body.message).toBe("There is no vacancy called juggler.");
});

test("deleting a file unpublishes the vacancy, and restoring it keeps its id", async () => {
  const [slug] = (await get("/api/vacancies")).body.data.map((one: { slug: string }) => one.slug);
  const { id } = (await get(`/api/vacancies/${slug}`)).body.data;
  await importDemo((vacancies) => rm(join(vacancies, `${slug}.md`)));
  expect((await get(`/api/vacancies/${slug}`)).status).toBe(404);
  await importDemo();
  expect((await get(`/api/vacancies/${slug}`)).body.data.id).toBe(id);
});

test("export gives back the same files", async () => {
  const target = await mkdtemp(join(tmpdir(), "export-"));
  await exportContent(services.db, target, contentKinds);
  for (const file of await readdir("content/demo/vacancies")) {
    const original = await readFile(join("content/demo/vacancies", file), "utf8");
    expect(await readFile(join(target, "vacancies", file), "utf8")).toBe(original);
  }
  await rm(target, { recursive: true });
});

test("an error in a file is reported with its line and field", async () => {
  const file = join(folder, "vacancies", `${CLOSED}.md`);
  const text = await readFile(file, "utf8");
  const broken = text
    .replace(/^ {2}min: .*$|min: \d+/m, "min: 9000")
    .replace(/technologies: \[/, "technologies: [recat, ");
  await writeFile(file, `${broken}\n<script>alert(1)</script>\n`);
  const { problems } = await checkFolder(folder, contentKinds);
  const errors = problems.filter((problem) => problem.file.startsWith("vacancies/"));
  expect(errors.map(({ field }) => field)).toEqual(
    expect.arrayContaining(["pay.max", "technologies.0", undefined]),
  );
  expect(errors.every(({ line }) => (line ?? 0) > 1)).toBe(true);
  expect(errors.map(({ message }) => message).join()).toContain("did you mean react?");
});
