import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { MAX_TOTAL } from "#contract/http/paging.ts";
import { visitWhileEdited } from "./edited-pages.ts";
import { openGeneratedMembers, TECHNOLOGIES } from "./generated-members.ts";
import { printTable, progress, readOptions } from "./report.ts";
import { openBench } from "./setup.ts";

const { members: count, seconds } = readOptions({ members: 10_000, seconds: 20 });
/** With the pages that are rendered at the start they fit into the cache. */
const PROFILES = 60;
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

await using database = await openGeneratedMembers(count);
await using bench = await openBench({ DATABASE_URL: database.url });
const { origin } = await bench.start();
const { rows: members } = await database.db.$client.query<{ id: number; slug: string }>(
  "select id, slug from members where sales_rate is not null order by id limit $1",
  [PROFILES + 1],
);
const edited = members.pop()?.id;
const paths = [
  ...members.map(({ slug }) => `/developers/${slug}`),
  ...TECHNOLOGIES.map(({ slug }) => `/hire-${slug}-developers`),
  "/developers",
];
const read = async (name: string) => (await bench.readMetrics()).get(name) ?? 0;
const visitAll = async () => {
  for (const path of paths) await (await fetch(origin + path)).arrayBuffer();
};
/** Renders until the pages that are rendered before they are requested are done. */
const countRenders = async () => {
  for (let before = -1; ; await wait(SETTLE_MS)) {
    const renders = await read("ogds_page_renders_total");
    if (renders === before) return renders;
    before = renders;
  }
};

// So many are counted in the background, which takes minutes with a million.
if (count > MAX_TOTAL) {
  progress.report("Waiting until all members are counted");
  const counted = sql`select from member_summaries where label = 'all' and version >= 0`;
  while ((await database.db.execute(counted)).rows.length === 0) await wait(SETTLE_MS);
}

await visitAll();
const rows = [["edit", "pages rendered again", "of"]];
for (const [name, statement] of Object.entries(EDITS)) {
  const before = await countRenders();
  const version = await read("ogds_content_version");
  await database.db.$client.query(statement, statement.includes("$1") ? [edited] : []);
  while ((await read("ogds_content_version")) === version) await wait(10);
  await visitAll();
  const entries = await read("ogds_page_cache_entries");
  rows.push([name, String((await countRenders()) - before), String(entries)]);
}
printTable(rows);

await visitWhileEdited(bench, {
  db: database.db,
  origin,
  members: count,
  seconds,
});
