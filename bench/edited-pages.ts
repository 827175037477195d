import { setTimeout as wait } from "node:timers/promises";
import type { Database } from "#database/client.server.ts";
import { TECHNOLOGIES } from "./generated-members.ts";
import { judge, median, percentile, printTable, toMilliseconds, toTimes } from "./report.ts";
import type { openBench } from "./setup.ts";

/** Of every public page with any number of members (architecture, budgets). */
const BUDGET = { p99: 300, blocked: 100, resident: 320, visible: 1_000 };
const EDITS_PER_SECOND = 10;
const POLL_INTERVAL_MS = 20;

const EDITS = [
  "update members set sales_rate = coalesce(sales_rate, 50) + 1 where slug = $1",
  "update members set about = about || ' ' where slug = $1",
  "update members set availability_confirmed_at = current_date where slug = $1",
];

/** Each kind of page; those of members and lists are different ones each time. */
export const toPages = (number: number, members: number) => ({
  home: "/",
  prices: "/pricing",
  "landing page": `/hire-${TECHNOLOGIES[number % TECHNOLOGIES.length]?.slug}-developers`,
  list: `/developers?rate_max=${1_000 + number}`,
  profile: `/developers/member-${1 + ((number * 7) % members)}`,
  comparison: `/compare?developers=member-${1 + (number % members)},member-${1 + ((number + 1) % members)}`,
});

type Visit = { db: Database; origin: string; members: number; seconds: number };

type Bench = Pick<Awaited<ReturnType<typeof openBench>>, "readMetrics">;

/** Visits every kind of page while members are edited ten times a second. */
export async function visitWhileEdited(
  bench: Bench,
  { db, origin, members, seconds }: Visit,
): Promise<void> {
  const times = new Map<string, number[]>();
  const visible: number[] = [];
  const lags: number[] = [];
  const residents: number[] = [];
  const end = performance.now() + seconds * 1_000;
  let edits = 0;

  const edit = async () => {
    while (performance.now() < end) {
      const slug = `member-${1 + ((edits * 997) % members)}`;
      await db.$client.query(EDITS[edits % EDITS.length] ?? "", [slug]);
      edits += 1;
      await wait(1_000 / EDITS_PER_SECOND);
    }
  };
  const visit = async () => {
    for (let number = 0; performance.now() < end; number++) {
      for (const [kind, path] of Object.entries(toPages(number, members))) {
        const begun = performance.now();
        const response = await fetch(origin + path, { redirect: "manual" });
        await response.arrayBuffer();
        if (response.status !== 200) throw new Error(`${path} gave ${response.status}`);
        times.set(kind, [...(times.get(kind) ?? []), performance.now() - begun]);
      }
    }
  };
  const watch = async () => {
    for (let number = 0; performance.now() < end; number++) {
      const position = `Position ${number}`;
      const changed = performance.now();
      await db.$client.query("update members set position = $1 where slug = 'member-5'", [
        position,
      ]);
      while (!(await (await fetch(`${origin}/developers/member-5`)).text()).includes(position))
        await wait(POLL_INTERVAL_MS);
      visible.push(performance.now() - changed);
      const metrics = await bench.readMetrics();
      lags.push((metrics.get("nodejs_eventloop_lag_max_seconds") ?? 0) * 1_000);
      residents.push((metrics.get("process_resident_memory_bytes") ?? 0) / 1e6);
      await wait(1_000);
    }
  };
  await Promise.all([edit(), visit(), watch()]);

  printTable([
    [`while members are edited, ${edits} times`, "visits", "p50", "p99"],
    ...[...times].map(([kind, all]) => [kind, String(all.length), ...toTimes(all)]),
  ]);
  const p99 = Math.max(...[...times.values()].map((all) => percentile(all, 0.99)));
  const [blocked, resident] = [Math.max(...lags), Math.max(...residents)];
  console.log(
    [
      `\np99 of any kind ${toMilliseconds(p99)}: ${judge(p99 <= BUDGET.p99)}`,
      `event loop blocked for ${toMilliseconds(blocked)} at most: ${judge(blocked <= BUDGET.blocked)}`,
      `resident ${resident.toFixed(0)} MB at most: ${judge(resident <= BUDGET.resident)}`,
      `an edit is visible after ${toMilliseconds(median(visible))}, ${toMilliseconds(Math.max(...visible))} at most: ${judge(Math.max(...visible) <= BUDGET.visible)}`,
    ].join("\n"),
  );
}
