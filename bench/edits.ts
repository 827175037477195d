import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { connect } from "#database/client.server.ts";
import { startEmbedded } from "#database/embedded.server.ts";
import { migrate } from "#database/migrate.server.ts";
import { findFreePort } from "#platform/free-port.server.ts";
import { createLog } from "#platform/log.server.ts";
import { projectRoot } from "#platform/project-root.server.ts";
import { parseMetrics } from "#tests/support/parse-metrics.ts";
import { startProduct } from "#tests/support/product.ts";
import { removeTemporaryFolder, temporaryPath } from "#tests/support/temporary-folder.ts";
import { buildWhenNeeded } from "../scripts/build-when-needed.ts";
import { generateMembers, TECHNOLOGIES } from "./generated-members.ts";
import { describeMachine, toTable } from "./report.ts";

const { values } = parseArgs({
  options: { members: { type: "string", default: "10000" } },
});
const MEMBERS = Number(values.members);
/** With the pages that are rendered at the start they fit into the cache. */
const PROFILES = 60;
const COPY_TIMEOUT_MS = 600_000;
const SETTLE_MS = 500;

/** The first is what every edit was before changes had keys; the others change a member whose profile is not cached. */
const EDITS: Record<string, string> = {
  "anything, without keys": "update content_version set version = version + 1",
  "text of a profile": "update members set about = about || ' ' where id = $1",
  "position of a member": "update members set position = position || ' II' where id = $1",
  "rate of a member": "update members set sales_rate = sales_rate + 1 where id = $1",
  "availability of a member":
    "update members set availability_confirmed_at = current_date where id = $1",
};

async function run(url: string, dataDir: string): Promise<void> {
  const metricsPort = await findFreePort();
  const product = await startProduct({
    ...{ DATA_DIR: dataDir, DATABASE_URL: url, METRICS_PORT: String(metricsPort) },
  });
  const { db, close } = connect(url);
  const { rows: members } = await db.$client.query<{ id: number; slug: string }>(
    "select id, slug from members where sales_rate is not null order by id limit $1",
    [PROFILES + 1],
  );
  const edited = members.pop()?.id;
  const paths = [
    ...members.map(({ slug }) => `/developers/${slug}`),
    ...TECHNOLOGIES.map(({ slug }) => `/hire-${slug}-developers`),
    "/developers",
  ];
  const read = async (name: string) => {
    const response = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
    return parseMetrics(await response.text()).get(name) ?? 0;
  };
  const visitAll = async () => {
    for (const path of paths) await (await fetch(product.origin + path)).arrayBuffer();
  };
  /** Renders until the pages that are rendered before they are requested are done. */
  const countRenders = async () => {
    for (let before = -1; ; await wait(SETTLE_MS)) {
      const renders = await read("ogds_page_renders_total");
      if (renders === before) return renders;
      before = renders;
    }
  };
  try {
    await visitAll();
    const rows = [["edit", "pages rendered again", "of"]];
    for (const [name, statement] of Object.entries(EDITS)) {
      const before = await countRenders();
      const version = await read("ogds_content_version");
      await db.$client.query(statement, statement.includes("$1") ? [edited] : []);
      while ((await read("ogds_content_version")) === version) await wait(10);
      await visitAll();
      const entries = await read("ogds_page_cache_entries");
      rows.push([name, String((await countRenders()) - before), String(entries)]);
    }
    console.log(toTable(rows));
  } finally {
    await close();
    await product.stop();
  }
}

await buildWhenNeeded(projectRoot);
const dataDir = temporaryPath();
const embedded = await startEmbedded({ dataDir, log: createLog("warn") });
try {
  await migrate(embedded.url);
  const { db, close } = connect(embedded.url, { statementTimeoutMs: COPY_TIMEOUT_MS });
  await generateMembers(db, MEMBERS, Date.now());
  await close();
  console.log(`${describeMachine()}\n${MEMBERS} members\n`);
  await run(embedded.url, dataDir);
} finally {
  await embedded.stop();
  removeTemporaryFolder(dataDir);
}
