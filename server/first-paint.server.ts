import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "#platform/project-root.server.ts";
import { createCriticalStyle } from "./critical-style.server.ts";

const PRELOAD = '<link rel="modulepreload"';

/**
 * Prepares rendered pages for a first paint that waits for nothing: with the rules that the page
 * needs in the page, the whole stylesheet for print until scripts run (`whole-style.ts`), and
 * scripts that leave the connection to what is seen.
 * @param stylesheet path like `/assets/root-NKeQ4Af1.css`, linked once in every page
 */
export function createFirstPaint(stylesheet: string) {
  const file = readFileSync(join(projectRoot, "build/client", stylesheet), "latin1");
  const toCriticalStyle = createCriticalStyle(file);
  const link = `<link rel="stylesheet" href="${stylesheet}"/>`;
  const later = `${link.replace("/>", ' media="print"/>')}<noscript>${link}</noscript>`;
  return (page: Buffer): { page: Buffer<ArrayBuffer>; styles: string[] } => {
    // One character for each byte and back, as in `takeScriptMarks`.
    const html = page.toString("latin1");
    const { css, hash } = toCriticalStyle(html);
    const painted = html
      .replace(link, () => `<style>${css}</style>${later}`)
      .replaceAll(PRELOAD, `${PRELOAD} fetchpriority="low"`);
    return { page: Buffer.from(painted, "latin1"), styles: [`'${hash}'`] };
  };
}
