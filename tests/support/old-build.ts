import type { Page } from "@playwright/test";

declare global {
  interface Window {
    /** Lost with the document: detects a reload. */
    sameLoad?: boolean;
  }
}

export const mark = (page: Page) =>
  page.evaluate(() => {
    window.sameLoad = true;
  });
export const isSameLoad = (page: Page) =>
  // A page that is being replaced cannot be evaluated.
  page.evaluate(() => window.sameLoad === true).catch(() => undefined);

/** URLs of the documents that a page loads from now on. */
export function collectDocuments(page: Page): string[] {
  const documents: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.isNavigationRequest()) documents.push(pathname + search);
  });
  return documents;
}

/** Code that the served build does not have; a document loaded from now on brings its own. */
export async function blockChunk(
  page: Page,
  name: string,
  documents: string[] = [],
): Promise<void> {
  await page.route(new RegExp(`/assets/${name}-[^/]+.js$`), (route) =>
    documents.length === 0 ? route.abort() : route.continue(),
  );
}
