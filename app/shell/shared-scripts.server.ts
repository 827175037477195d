import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "#platform/process/project-root.server.ts";
import type { SharedScript } from "./shared-scripts.tsx";

/**
 * The scripts that every page imports before its own, with hashes for browsers to check. Hashes of
 * all 170 would add 10 kB to every page.
 * @param urls absolute paths like `/assets/react-D5OeGx1w.js`
 */
export function readSharedScripts(urls: string[]): SharedScript[] {
  return urls.map((src) => {
    const file = readFileSync(join(projectRoot, "build/client", src));
    return { src, integrity: `sha384-${createHash("sha384").update(file).digest("base64")}` };
  });
}
