import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import manifest from "country-flag-icons/package.json" with { type: "json" };
import type { Plugin } from "vite";

const { version } = manifest;
const folder = join(
  dirname(fileURLToPath(import.meta.resolve("country-flag-icons/package.json"))),
  "3x2",
);

/**
 * Serves the flag of every country as `/assets/flags-VERSION/ee.svg`. The version in the path makes
 * the files immutable without a table of 260 hashed names in every browser.
 */
export function flagFiles(): Plugin {
  const read = (code: string) => readFileSync(join(folder, `${code.toUpperCase()}.svg`));
  return {
    name: "flag-files",
    config: () => ({
      define: { "import.meta.env.FLAGS": JSON.stringify(`/assets/flags-${version}`) },
    }),
    configureServer(server) {
      server.middlewares.use(`/assets/flags-${version}`, (request, response, next) => {
        const code = /^\/([a-z]{2})\.svg$/.exec(request.url ?? "")?.[1];
        if (code === undefined) return next();
        response.setHeader("Content-Type", "image/svg+xml");
        response.end(read(code));
      });
    },
    generateBundle() {
      if (this.environment.name !== "client") return;
      for (const file of readdirSync(folder)) {
        if (!/^[A-Z]{2}\.svg$/.test(file)) continue;
        const code = basename(file, ".svg").toLowerCase();
        const fileName = `assets/flags-${version}/${code}.svg`;
        this.emitFile({ type: "asset", fileName, source: read(code) });
      }
    },
  };
}
