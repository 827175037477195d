import { lazy, Suspense } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { renderHtml } from "./render-html.server.ts";

// why: whether a document is rendered as a stream does not show in its bytes.
vi.mock(import("react-dom/server"), async (importOriginal) => {
  const original = await importOriginal();
  return { ...original, renderToPipeableStream: vi.fn(original.renderToPipeableStream) };
});

afterEach(() => vi.mocked(renderToPipeableStream).mockClear());

const onError = vi.fn<(error: unknown) => void>();
const options = { nonce: "n", onError };

function toDocument(part: React.ReactNode) {
  return () => (
    <html lang="en">
      <body>
        <p>Łódź, €60</p>
        <Suspense fallback={<p>Loading</p>}>{part}</Suspense>
      </body>
    </html>
  );
}

test("a document without missing parts is rendered at once", async () => {
  const html = await renderHtml(toDocument(<b>Part</b>), options);
  expect(html.toString()).toBe(
    '<!DOCTYPE html><html lang="en"><head></head><body><p>Łódź, €60</p><!--$--><b>Part</b><!--/$--></body></html>',
  );
  expect(renderToPipeableStream).not.toHaveBeenCalled();
});

test("a part whose code is still to be loaded is waited for, and is there at once the next time", async () => {
  const Part = lazy(async () => ({ default: () => <b>Part</b> }));
  const first = await renderHtml(toDocument(<Part />), options);
  expect(renderToPipeableStream).toHaveBeenCalledOnce();
  expect(first.toString()).toContain("<b>Part</b>");
  const second = await renderHtml(toDocument(<Part />), options);
  expect(second).toEqual(first);
  expect(renderToPipeableStream).toHaveBeenCalledOnce();
  expect(onError).not.toHaveBeenCalled();
});

test("a part that throws is left to the browser, and its error is reported", async () => {
  const error = new Error("broken part");
  const Part = () => {
    throw error;
  };
  const html = await renderHtml(toDocument(<Part />), options);
  expect(html.toString()).toContain("<p>Loading</p>");
  expect(onError.mock.calls.map(([reported]) => reported)).toEqual([error]);
});

test("a document that throws outside of such a part is no page", async () => {
  const Page = () => {
    throw new Error("broken page");
  };
  await expect(renderHtml(() => <Page />, options)).rejects.toThrow("broken page");
});
