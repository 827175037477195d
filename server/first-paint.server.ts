import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "#platform/project-root.server.ts";

/** Renames what would fetch a script, in the spellings of React and the router. */
const toWaiting = (html: string) =>
  html
    .replaceAll('<link rel="modulepreload" ', '<link rel="waiting" ')
    .replaceAll('<script async="" type="module" ', '<script async="" type="waiting" ')
    .replaceAll('<script type="module" async="">', '<script type="waiting" async="">');

/**
 * Fetches the scripts of the page once it was painted, or at once where nothing paints: in a tab
 * in the background, or in a browser that does not report its paints.
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
  const css = readFileSync(join(projectRoot, "build/client", stylesheet), "latin1").trim();
  const link = `<link rel="stylesheet" href="${stylesheet}"/>`;
  // React expects the link at hydration, and a browser does not fetch one that is disabled.
  const disabled = link.replace("/>", ' disabled=""/>');
  const painted = Buffer.from(
    `<script>${START_SCRIPTS}</script><style>${css}</style>${disabled}`,
    "latin1",
  );
  return {
    /** Hashes for the policy of the page. */
    scripts: [toHash(START_SCRIPTS)],
    styles: [`'${toHash(css)}'`],
    /** @param page in one character for each byte (latin1) */
    prepare: (page: string): Buffer<ArrayBuffer> => {
      const html = toWaiting(page);
      const at = html.indexOf(link);
      return Buffer.concat([
        Buffer.from(html.slice(0, at), "latin1"),
        painted,
        Buffer.from(html.slice(at + link.length), "latin1"),
      ]);
    },
  };
}

const toHash = (text: string) =>
  `sha256-${createHash("sha256").update(text, "latin1").digest("base64")}`;
