import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { connect } from "#database/client.server.ts";
import { retryOnce } from "#platform/browser/retry-once.ts";
import { createStaff, signIn } from "#tests/support/staff.ts";
import { type Accepted, findWrong, generateRequests, toReference } from "./desk-requests.ts";
import { type Change, countMissed, openTab, settle, type Tab } from "./desk-tabs.ts";
import { createRandom } from "./random.ts";
import { judge, percentile, printTable, progress, readOptions, toTimes } from "./report.ts";
import { openBench } from "./setup.ts";
import { runStream } from "./soak-traffic.ts";

const { seconds } = readOptions({ seconds: 60 });
const [REQUESTS, STAFF, MAX_PAUSE_MS, PUBLIC_PER_SECOND] = [100_000, 20, 2_000, 50];
/** Newest requests that half of the actions are about, so that changes meet. */
const SHARED = 10;
/** Milliseconds at the 95th percentile of each kind of request. */
const BUDGETS = {
  inbox: 150,
  filter: 150,
  words: 150,
  search: 50,
  page: 150,
  note: 150,
  change: 150,
  live: 150,
};
type Kind = keyof typeof BUDGETS;

const random = createRandom(5);
const SYLLABLES = "an,ma,so,le,ka,mi,da,jo,ni,ta,el,vi,ro,pa,lu".split(",");
const toWord = () => Array.from({ length: 3 }, () => random.pick(SYLLABLES)).join("");
const FILTERS = ["state=contacted", "form=find&state=all", "owner=none", "owner=me", "due=overdue"];

let sent: { kind: Kind; time: number }[] = [];
const accepted = new Map<string, Accepted>();
let [tried, stored, conflicts] = [0, 0, 0];
/** Answered 503, because too many came at once. */
let refused = 0;
/** Notes and changes that were accepted, of which every open tab should hear. */
let changes: Change[] = [];

/** Sends requests as a staff member, and notes their times. */
function createSend(origin: string, cookie: string) {
  return async (kind: Kind, path: string, form?: Record<string, string>) => {
    const submission = form ? { method: "POST", body: new URLSearchParams(form) } : {};
    const started = performance.now();
    // A tab that is open retries as the desk does; a person would see the error.
    const ask = () => fetch(origin + path, { headers: { cookie }, ...submission });
    const response = await (kind === "live" ? retryOnce(ask) : ask());
    const text = await response.text();
    const done = performance.now();
    sent.push({ kind, time: done - started });
    if (form && response.ok) changes.push({ sent: started, done });
    if (response.status === 503) refused += 1;
    else if (!response.ok && response.status !== 409)
      throw new Error(`${path}: ${response.status}`);
    return { isAccepted: response.ok, isConflict: response.status === 409, text };
  };
}

/** One of the staff at work until `end`, in a browser without JavaScript: every page is rendered. */
async function work(origin: string, cookie: string, end: number): Promise<void> {
  const send = createSend(origin, cookie);
  const actions = [
    () => send("inbox", `/desk/requests?page=${1 + random.whole(40)}`),
    () => send("filter", `/desk/requests?${random.pick(FILTERS)}`),
    () => send("words", `/desk/requests?state=all&text=${toWord()}`),
    () => send("search", `/api/desk/search?text=${toWord()}`),
    async () => {
      const newest = random.whole(random.next() < 0.5 ? SHARED : REQUESTS);
      const reference = toReference(REQUESTS - newest);
      const path = `/desk/requests/${reference}`;
      const { text, isAccepted: isShown } = await send("page", path);
      if (!isShown) return;
      const done = accepted.get(reference) ?? { dates: [], notes: [] };
      accepted.set(reference, done);
      const body = randomUUID();
      if ((await send("note", path, { intent: "note", body })).isAccepted) done.notes.push(body);
      const [, version = ""] = /name="version" value="(\d+)"/.exec(text) ?? [];
      const state = random.pick(["contacted", "proposed", "interviewing"]);
      // Another date each time: every change differs from what is stored.
      tried += 1;
      const follow_up_on = new Date(Date.UTC(2030, 0, tried)).toISOString().slice(0, 10);
      const change = { intent: "fields", version, state, follow_up_on };
      const { isAccepted, isConflict } = await send("change", path, change);
      if (isAccepted) {
        stored += 1;
        done.dates.push(follow_up_on);
      }
      if (isConflict) conflicts += 1;
    },
  ];
  while (performance.now() < end) {
    await wait(random.next() * MAX_PAUSE_MS);
    await random.pick(actions)();
  }
}

const toRow = (kind: string, times: number[], budget?: number) => {
  const verdict = budget ? [`${budget} ms`, judge(percentile(times, 0.95) <= budget)] : ["", ""];
  return [kind, String(times.length), ...toTimes(times, [0.5, 0.95]), ...verdict];
};

await using bench = await openBench();
const { origin } = await bench.start();
await using opened = await bench.openDatabase();
// Storing so many at once takes longer than a statement of the product may.
const { db, close } = connect(opened.url, { statementTimeoutMs: 600_000 });
let tabs: Tab[] = [];
try {
  progress.report(`Storing ${REQUESTS} requests`);
  await generateRequests(db, REQUESTS, Array.from({ length: 2_000 }, toWord));
  const cookies: string[] = [];
  while (cookies.length < STAFF) {
    cookies.push(await signIn({ db, env: { siteUrl: origin } }, await createStaff(db)));
  }
  const run = async (what: string, duration: number, staff: readonly string[]) => {
    progress.report(`${what}, ${duration} s`);
    const end = performance.now() + duration * 1_000;
    const next = () => new Request(origin + random.pick(["/", "/developers", "/blog"]));
    const visitors = runStream({ perSecond: PUBLIC_PER_SECOND, next, expected: 200 }, end);
    const [tally] = await Promise.all([visitors, ...staff.map((one) => work(origin, one, end))]);
    const failed = tally.rejected + tally.failures.length;
    if (failed > 0) throw new Error(`${failed} requests for public pages failed`);
    return tally.times;
  };
  await run("Warm-up", seconds / 4, cookies);
  const alone = await run("Public pages alone", seconds / 4, []);
  [sent, changes, refused] = [[], [], 0];
  tabs = cookies.map((cookie) => {
    const send = createSend(origin, cookie);
    const read = () => send("live", "/desk/requests.data");
    return openTab(`${origin}/api/desk/events`, cookie, { random, read });
  });
  const together = await run("With the desk in use", seconds, cookies);
  await settle();
  await Promise.all(tabs.map((tab) => tab.close()));
  const missed = countMissed(tabs, changes);
  const kinds = Map.groupBy(sent, ({ kind }) => kind);
  printTable([
    [`${STAFF} staff`, "requests", "p50", "p95", "budget", ""],
    ...[...kinds].map(([kind, of]) => {
      const times = of.map(({ time }) => time);
      return toRow(kind, times, BUDGETS[kind]);
    }),
    toRow("public, desk not in use", alone),
    toRow("public, desk in use", together),
  ]);
  const wrong = await findWrong(db, accepted);
  console.log(
    `\n${stored} changes were accepted, ${conflicts} refused because of another. Versions and timelines of ${accepted.size} requests that are wrong: ${wrong.join(", ") || "none"}: ${judge(wrong.length === 0)}\n` +
      `Of ${changes.length} changes and notes ${STAFF} open tabs, which reconnected every 10 s, missed ${missed}: ${judge(missed === 0)}\n` +
      `${refused} requests were answered 503: ${judge(refused === 0)}`,
  );
} finally {
  await Promise.all(tabs.map((tab) => tab.close()));
  await close();
}
