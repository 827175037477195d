import { expect, test } from "vitest";
import { resetContent } from "#tests/support/content-editing.ts";
import { createTestServices } from "#tests/support/services.ts";
import { toPreviewedChanges } from "../../preview/preview-file.service.server.ts";
import { toSkeleton } from "./skeletons.server.ts";

const services = await createTestServices();
const { db } = services;

test.each([
  "articles/rates.md",
  "pages/pricing.md",
  "faq/client.md",
  "vacancies/tester.md",
  "technology-intros/react.md",
  "tag-intros/logistics.md",
  "authors/ada.yaml",
  "replies/thanks.md",
])("the skeleton of %s has no problem", async (path) => {
  await resetContent(db, {
    "authors/mari.yaml":
      "name: Mari\nrole: Author\nbio: Writes.\nlinks: { linkedin: null, github: null }\n",
  });
  const text = await toSkeleton(db, path, new Date("2026-11-23T10:00:00Z"));
  expect(text).not.toBe("");
  expect(await services.check(await toPreviewedChanges(db, path, text))).toEqual([]);
});
