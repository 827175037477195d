import { connect } from "#database/client.server.ts";
import { createStaff, signIn } from "#tests/support/staff.ts";
import { generateRequests } from "./desk-requests.ts";
import { judge, percentile, printTable, progress, readOptions, toTimes } from "./report.ts";
import { generateEntries, SEARCHES, SENT_WORDS } from "./search-data.ts";
import { openBench } from "./setup.ts";

const { requests, entries, calls } = readOptions({
  requests: 100_000,
  entries: 1_000_000,
  calls: 100,
});
/** Milliseconds at the 95th percentile of each kind of search. */
const BUDGET = 50;

await using bench = await openBench();
const { origin } = await bench.start();
await using opened = await bench.openDatabase();
const { db, close } = connect(opened.url, { statementTimeoutMs: 3_600_000 });
try {
  progress.report(`Storing ${requests} requests and ${entries} entries`);
  await generateRequests(db, requests, SENT_WORDS);
  await generateEntries(db, { requests, entries });
  const cookie = await signIn({ db, env: { siteUrl: origin } }, await createStaff(db));
  const measure = async (toPath: (text: string) => string, toSearch: () => string) => {
    const times: number[] = [];
    for (let call = 0; call < calls; call += 1) {
      const started = performance.now();
      const response = await fetch(origin + toPath(encodeURIComponent(toSearch())), {
        headers: { cookie },
      });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`A search was answered ${response.status}`);
      times.push(performance.now() - started);
    }
    return times;
  };
  const rows: string[][] = [];
  for (const [what, toSearch] of Object.entries(SEARCHES)) {
    progress.report(what);
    const inPalette = await measure((text) => `/api/desk/search?text=${text}`, toSearch);
    const inList = await measure((text) => `/desk/requests.data?state=all&text=${text}`, toSearch);
    const isMet = [inPalette, inList].every((times) => percentile(times, 0.95) <= BUDGET);
    rows.push([
      what,
      ...toTimes(inPalette, [0.5, 0.95]),
      ...toTimes(inList, [0.5, 0.95]),
      judge(isMet),
    ]);
  }
  printTable([["search", "palette p50", "p95", "list p50", "p95", `${BUDGET} ms`], ...rows]);
} finally {
  await close();
}
