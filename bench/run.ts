import { spawnSync } from "node:child_process";
import { BOUNDS } from "#tests/support/product.ts";

/**
 * Each bench is a program of its own; `npm run bench -- api` runs the ones that are named. What
 * begins with dashes is theirs: `npm run bench -- fuzz --seed 7`.
 */
const BENCHES = ["api", "cache", "render", "start", "forms", "crash", "fuzz", "soak"];

const given = process.argv.slice(2);
const firstOption = given.findIndex((word) => word.startsWith("--"));
const wanted = firstOption < 0 ? given : given.slice(0, firstOption);
const options = given.slice(wanted.length);
const unknown = wanted.filter((name) => !BENCHES.includes(name));
if (unknown.length > 0) {
  console.error(`There is no bench ${unknown.join(", ")}. There are ${BENCHES.join(", ")}.`);
  process.exit(1);
}

let failed = false;
for (const name of wanted.length > 0 ? wanted : BENCHES) {
  console.log(`\n# ${name}\n`);
  const file = `${import.meta.dirname}/${name}.ts`;
  // As `npm start` runs the product: some benches render inside their own process.
  const { status } = spawnSync(process.execPath, [...BOUNDS.options, file, ...options], {
    stdio: "inherit",
    env: { ...process.env, ...BOUNDS.variables },
  });
  if (status !== 0) failed = true;
}
process.exit(failed ? 1 : 0);
