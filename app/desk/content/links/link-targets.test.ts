import { expect, test } from "vitest";
import { resetContent, VACANCY, VACANCY_PATH } from "#tests/support/content-editing.ts";
import { createTestServices } from "#tests/support/services.ts";
import { findLinkTargets } from "./link-targets.service.server.ts";

const { db } = await createTestServices();

test("pages of the site are found by title and name, drafts and other texts are not", async () => {
  await resetContent(db, { [VACANCY_PATH]: VACANCY });
  const find = async (text: string) => (await findLinkTargets(db, text)).map(({ to }) => to);
  expect(await findLinkTargets(db, "qa eng")).toEqual([
    { title: "QA engineer", kind: "vacancy", to: "/vacancies/qa-engineer" },
  ]);
  expect(await find("Anna Kask")).toEqual(["/developers/anna-kask"]);
  expect(await find("privacy")).toEqual(["/privacy"]);
  expect(await find("site")).toEqual([]);
  expect(await find("  ")).toEqual([]);
  expect(await find("%")).toEqual([]);
});
