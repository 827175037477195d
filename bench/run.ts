import { spawnSync } from "node:child_process";

/** Each bench is a program of its own; `npm run bench -- api` runs the ones that are named. */
const BENCHES = ["api", "cache", "render", "crash"];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !BENCHES.includes(name));
if (unknown.length > 0) {
  console.error(`There is no bench ${unknown.join(", ")}. There are ${BENCHES.join(", ")}.`);
  process.exit(1);
}

let failed = false;
for (const name of wanted.length > 0 ? wanted : BENCHES) {
  console.log(`\n# ${name}\n`);
  const { status } = spawnSync(process.execPath, [`${import.meta.dirname}/${name}.ts`], {
    stdio: "inherit",
  });
  if (status !== 0) failed = true;
}
process.exit(failed ? 1 : 0);
