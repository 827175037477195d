import { spawnSync } from "node:child_process";
import { BOUNDS } from "#tests/support/product.ts";

/**
 * Each benchmark is a separate program; `npm run bench -- api` runs the named ones. Options are
 * passed to them: `npm run bench -- fuzz --seed 7`.
 */
const BENCHES = [
  "api",
  "cache",
  "reading",
  "render",
  "uncached",
  "start",
  "fuzz",
  "soak",
  "desk",
  "search",
  "edits",
  "interaction",
  "visit",
  "overload",
  "tokens",
  "week",
  "webhooks",
];

const given = process.argv.slice(2);
const firstOption = given.findIndex((word) => word.startsWith("--"));
const requested = firstOption < 0 ? given : given.slice(0, firstOption);
const options = given.slice(requested.length);
const unknown = requested.filter((name) => !BENCHES.includes(name));
if (unknown.length > 0) {
  console.error(`There is no bench ${unknown.join(", ")}. There are ${BENCHES.join(", ")}.`);
  process.exit(1);
}

let failed = false;
for (const name of requested.length > 0 ? requested : BENCHES) {
  console.log(`\n# ${name}\n`);
  const file = `${import.meta.dirname}/${name}.ts`;
  // With the options of `npm start`: some benchmarks render inside their own process.
  const { status } = spawnSync(process.execPath, [...BOUNDS.options, file, ...options], {
    stdio: "inherit",
    env: { ...process.env, ...BOUNDS.variables },
  });
  if (status !== 0) failed = true;
}
process.exit(failed ? 1 : 0);
