import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { ServerBuild } from "react-router";
import type { Plugin } from "vite";
import { MANIFEST_NAMES, toManifest, toManifestPath } from "../app/boot/pages/site-manifest.ts";

const CLIENT = "build/client";
const ASSIGNMENT = /^window\.__reactRouterManifest=(\{.*\});$/s;

/** Writes the manifests of public pages beside React Router's, which the server's build has written. */
export function siteManifest(): Plugin {
  return {
    name: "site-manifest",
    apply: "build",
    writeBundle() {
      if (this.environment.name !== "ssr") return;
      for (const path of globSync("assets/manifest-*.js", { cwd: CLIENT })) {
        const [, json] = ASSIGNMENT.exec(readFileSync(join(CLIENT, path), "utf8")) ?? [];
        if (!json) continue;
        for (const name of MANIFEST_NAMES) {
          const manifest = toManifest(JSON.parse(json), name);
          writeFileSync(join(CLIENT, toManifestPath(path, name)), toScript(manifest));
        }
      }
    },
  };
}

/** What is absent is as good as false. */
const withoutFalse = (_: string, value: unknown) => (value === false ? undefined : value);

const FOLDER = "/assets/";
const EXTENSION = ".js";

/**
 * The same as React Router's, with the name of every file once and numbers in its place. Imports
 * are loaded in any order, and compress best in that of their numbers.
 */
function toScript({ entry, routes, url, version }: ServerBuild["assets"]): string {
  const names: string[] = [];
  const toNumber = (path: string) => {
    const name = path.slice(FOLDER.length, -EXTENSION.length);
    if (path !== FOLDER + name + EXTENSION) throw new Error(`${path} is in no manifest`);
    if (!names.includes(name)) names.push(name);
    return names.indexOf(name);
  };
  const numbered = Object.values(routes).map((route) => ({
    ...route,
    module: toNumber(route?.module ?? ""),
    imports: route?.imports?.map(toNumber).sort((one, other) => one - other),
  }));
  return [
    `const p=${JSON.stringify(names.join(" "))}.split(" ").map(n=>"${FOLDER}"+n+"${EXTENSION}");`,
    `window.__reactRouterManifest={...${JSON.stringify({ entry, url, version })},routes:`,
    `Object.fromEntries(${JSON.stringify(numbered, withoutFalse)}.map(r=>[r.id,`,
    "{...r,module:p[r.module],imports:r.imports?.map(i=>p[i])}]))};",
  ].join("");
}
