import { expect, test } from "vitest";
import { createDeskApp } from "#tests/support/desk-app.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createStaff, signIn } from "#tests/support/staff.ts";

const services = await createTestServices();
const desk = createDeskApp(services);
const cookie = await signIn(services, await createStaff(services.db, { role: "editor" }));

test.each([
  "/desk",
  "/DESK",
  "/%64esk",
  "/./desk",
  "/x/../desk",
  "//desk",
  "/desk.data",
  "/status/token",
  "/proposals/token",
  "/api/members",
  "/pricing",
  "https://evil.example/",
  "",
])("a preview shows the pages of its file only, not %s", async (page) => {
  const form = { path: "articles/quiet-notices.md", text: "---\n---\n", page };
  const response = await desk.request("/desk/preview", { cookie, form });
  expect(response.status).toBe(422);
  expect(await response.json()).toEqual({ errors: { page: [expect.any(String)] } });
});
