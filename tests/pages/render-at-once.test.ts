import { join } from "node:path";
import { renderToPipeableStream } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { contentKinds } from "#app/content.ts";
import { readLogger } from "#database/reads.server.ts";
import { projectRoot } from "#platform/process/project-root.server.ts";
import { importFolder } from "../support/import-folder.ts";
import { createTestServices } from "../support/services.ts";
import { createSitePages } from "../support/site-pages.ts";

// why: whether a page is rendered as a stream does not show in its bytes.
vi.mock(import("react-dom/server"), async (importOriginal) => {
  const original = await importOriginal();
  return { ...original, renderToPipeableStream: vi.fn(original.renderToPipeableStream) };
});
// why: Vitest has no URL for a stylesheet.
vi.mock("../../app/root.css?url", () => ({ default: "/root.css" }));

const services = await createTestServices();
await importFolder(services.db, join(projectRoot, "tests/fixtures/kestrel-yard"), contentKinds);
const render = createSitePages(services);

test("once its code is loaded, a page is rendered without a stream, its data included", async () => {
  for (const path of ["/", "/developers", "/pricing", "/find/contacts", "/nothing-here"]) {
    const fetchPage = async () => (await render(new Request(new URL(path, "http://site")))).text();
    await fetchPage();
    vi.mocked(renderToPipeableStream).mockClear();
    const html = await fetchPage();
    expect(renderToPipeableStream, path).not.toHaveBeenCalled();
    expect(html.match(/streamController\.enqueue\(/g), path).toHaveLength(1);
    expect(html.match(/streamController\.close\(/g), path).toHaveLength(1);
  }
});

test("a list sends five statements: its page, its cards, counts of options with those of roles, and what has changed before either half", async () => {
  const fetchList = async (rate: number) =>
    (await render(new Request(new URL(`/developers?rate_max=${rate}`, "http://site")))).text();
  await fetchList(901);
  // why: how many statements are sent does not show in the page.
  const send = vi.spyOn(readLogger, "logQuery");
  await fetchList(902);
  expect(send).toHaveBeenCalledTimes(5);
});
