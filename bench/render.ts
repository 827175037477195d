import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { projectRoot } from "#platform/process/project-root.server.ts";
import { buildWhenNeeded } from "../scripts/build-when-needed.ts";
import { judge, printTable, progress, readOptions, toMilliseconds, toTimes } from "./report.ts";
import { createFolder } from "./setup.ts";

const { renders: count } = readOptions({ renders: 300 });
const WARM_UP = 200;
/** Mean renders of the list per second of CPU time. */
const BUDGET = 300;

/** A different URL for each render, so that none is served from the cache. */
const PAGES: Record<string, (number: number) => string> = {
  "/": (number) => `/?${number}`,
  "/developers": (number) => `/developers?rate_max=${1_000 + number}`,
  "/developers, filtered": (number) =>
    `/developers?technology=react&language=en&rate_max=${1_000 + number}&sort=rate_asc`,
  "/developers, empty": (number) => `/developers?q=qwrtz${number}`,
  "/developers/{slug}": (number) => `/developers/anna-kask?${number}`,
};

using folder = createFolder();
Object.assign(process.env, { DATA_DIR: folder.path, LOG_LEVEL: "warn", NODE_ENV: "production" });
delete process.env.DATABASE_URL;
delete process.env.SMTP_URL;

await buildWhenNeeded(projectRoot);
const main: typeof import("#app/boot/main.server.ts") = await import(
  pathToFileURL(join(projectRoot, "build/server/main.js")).href
);
const { services, close } = await main.openServices();
try {
  const app = main.createApp(services);
  let number = 0;

  const fetchPage = async (path: string) => {
    const response = await app.fetch(new Request(new URL(path, services.env.siteUrl)));
    if (!response.ok) throw new Error(`${path} gave ${response.status}`);
    return response;
  };
  /** The length of a page, whose bytes the host sends without decoding them. */
  const renderPage = async (path: string) =>
    Number((await fetchPage(path)).headers.get("Content-Length"));
  // React chooses its build for production when it is loaded.
  const { createBareReact } = await import("./bare-react.ts");

  const renderBare = createBareReact(await (await fetchPage("/developers")).text());
  const renders: Record<string, () => Promise<number>> = {
    ...Object.fromEntries(
      Object.entries(PAGES).map(([name, toPath]) => [name, () => renderPage(toPath(number++))]),
    ),
    "/developers, its elements by React alone": renderBare,
  };

  const rows = [["CPU of a render", "mean", "p50", "p99", "per CPU second", "HTML"]];
  let rate = Number.NaN;
  for (const [name, render] of Object.entries(renders)) {
    progress.report(`Rendering ${name}`);
    for (let done = 0; done < WARM_UP; done++) await render();
    const cpus: number[] = [];
    let length = 0;
    while (cpus.length < count) {
      // Of the whole process, including the runtime.
      const before = process.cpuUsage();
      length = await render();
      const { user, system } = process.cpuUsage(before);
      cpus.push((user + system) / 1_000);
    }
    const mean = cpus.reduce((sum, cpu) => sum + cpu, 0) / cpus.length;
    if (name === "/developers") rate = 1_000 / mean;
    const times = [toMilliseconds(mean), ...toTimes(cpus)];
    rows.push([name, ...times, (1_000 / mean).toFixed(0), `${Math.round(length / 1_000)} kB`]);
  }
  printTable(rows);
  console.log(
    `\n/developers: ${rate.toFixed(0)} per CPU second, budget ${BUDGET}: ${judge(rate >= BUDGET)}`,
  );
} finally {
  await close();
}
