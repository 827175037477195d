import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "#platform/process/project-root.server.ts";
import { toSourceHash } from "./inline-scripts.server.ts";
import { findAll, isInTag, type PageEdit } from "./page-edits.server.ts";

/** What makes a browser fetch a script, and in which element. */
const FETCHES_SCRIPT = { link: ' rel="modulepreload"', script: ' type="module"' };
const WAITING = Buffer.from("waiting");
const DISABLED = Buffer.from(' disabled=""');

/**
 * Fetches the scripts of the page once it was painted, or at once where nothing paints: in a tab
 * in the background, or in a browser that does not report its paints. Until they have arrived, the
 * browser reads what it needs to format dates and amounts, which takes a phone 50 ms the first time,
 * in a task of its own.
 */
const START_SCRIPTS = `(() => {
  const start = () => {
    for (const waiting of document.querySelectorAll("script[type=waiting]")) {
      const script = document.createElement("script");
      for (const { name, value } of waiting.attributes) script.setAttribute(name, value);
      script.type = "module";
      script.text = waiting.text;
      waiting.replaceWith(script);
    }
    for (const link of document.querySelectorAll("link[rel=waiting]")) link.rel = "modulepreload";
    setTimeout(() => new Intl.DateTimeFormat(document.documentElement.lang));
  };
  document.addEventListener("DOMContentLoaded", () => {
    if (document.hidden || !self.PerformanceObserver?.supportedEntryTypes?.includes("paint")) {
      start();
      return;
    }
    const observer = new PerformanceObserver((paints) => {
      if (paints.getEntriesByName("first-contentful-paint").length === 0) return;
      observer.disconnect();
      start();
    });
    observer.observe({ type: "paint", buffered: true });
  });
})();`.replaceAll(/\n\s*/g, "");

/**
 * Prepares rendered pages for a first paint that waits for nothing: with the stylesheet in the
 * page, and with scripts that are fetched after it.
 * @param stylesheet path like `/assets/root-NKeQ4Af1.css`, linked once in every page
 */
export function createFirstPaint(stylesheet: string) {
  const css = readFileSync(join(projectRoot, "build/client", stylesheet), "utf8").trim();
  const painted = Buffer.from(`<script>${START_SCRIPTS}</script><style>${css}</style>`);
  return {
    /** Hashes for the policy of the page. */
    scripts: [toSourceHash(START_SCRIPTS)],
    styles: [`'${toSourceHash(css)}'`],
    findEdits: (page: Buffer): PageEdit[] => [
      ...findStylesheet(page, stylesheet, painted),
      ...findScripts(page),
    ],
  };
}

/** React expects the link at hydration, and a browser does not fetch one that is disabled. */
function* findStylesheet(page: Buffer, path: string, painted: Buffer): Generator<PageEdit> {
  const attribute = ` href="${path}"`;
  for (const at of findAll(page, attribute)) {
    if (!isInTag(page, at, "link")) continue;
    yield { at: page.lastIndexOf("<", at), length: 0, by: painted };
    yield { at: at + attribute.length, length: 0, by: DISABLED };
  }
}

/** The edits after which no browser fetches a script of the page by itself. */
function* findScripts(page: Buffer): Generator<PageEdit> {
  for (const [name, attribute] of Object.entries(FETCHES_SCRIPT)) {
    const value = attribute.indexOf('"') + 1;
    const length = attribute.length - 1 - value;
    for (const at of findAll(page, attribute)) {
      if (isInTag(page, at, name)) yield { at: at + value, length, by: WAITING };
    }
  }
}
