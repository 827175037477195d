import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "#platform/project-root.server.ts";

/** What would fetch a script, in the spellings of React and the router. */
const FETCHES_SCRIPT =
  /<link rel="modulepreload" |<script async="" type="module" |<script type="module" async="">/g;

const toWaiting = (html: string) =>
  html.replaceAll(FETCHES_SCRIPT, (tag) => tag.replace(/modulepreload|module/, "waiting"));

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
      const bytes = Buffer.allocUnsafeSlow(html.length - link.length + painted.length);
      bytes.write(html.slice(0, at), "latin1");
      painted.copy(bytes, at);
      bytes.write(html.slice(at + link.length), at + painted.length, "latin1");
      return bytes;
    },
  };
}

const toHash = (text: string) =>
  `sha256-${createHash("sha256").update(text, "latin1").digest("base64")}`;
