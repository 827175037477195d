import { createRequire } from "node:module";
import type { Plugin } from "vite";

const MODULES = ["react", "react/jsx-runtime"];
const PREFIX = "\0modules:";

/**
 * React as ES modules for our own code. It is published as CommonJS alone, which each of our files
 * would unpack for itself and name a property of at each call.
 */
export function reactModules(): Plugin {
  const require = createRequire(import.meta.url);
  return {
    name: "react-modules",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    resolveId(source, importer = "") {
      if (!MODULES.includes(source) || /node_modules|^\0/.test(importer)) return;
      return PREFIX + source;
    },
    load(id) {
      if (!id.startsWith(PREFIX)) return;
      const name = id.slice(PREFIX.length);
      const exports = Object.keys(require(name)).map(
        (key) => `export const ${key} = /* @__PURE__ */ all.${key};`,
      );
      return [`import all from "${name}";`, "export default all;", ...exports].join("\n");
    },
  };
}
